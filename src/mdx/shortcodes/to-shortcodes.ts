import type { Directive, Shortcode, Shortcodes } from "./shortcode";

/** Makes a list of shortcodes searchable by name. */
export const toShortcodes = (list: readonly (Shortcode | Directive)[]): Shortcodes => {
  const components = list.flatMap((entry) => ("directive" in entry ? [] : [entry]));
  const directives = list.flatMap((entry) => ("directive" in entry ? [entry] : []));
  return {
    components: new Map(components.map((shortcode) => [shortcode.name, shortcode])),
    directives: new Map(directives.map((entry) => [entry.directive, entry])),
    parents: new Map(components.flatMap(({ name, child }) => (child === undefined ? [] : [[child, name]]))),
  };
};
