import type { Directive, Word, Words } from "./shortcode";

/** Makes a list of words one that can be looked up. */
export const toWords = (list: readonly (Word | Directive)[]): Words => {
  const components = list.flatMap((entry) => ("directive" in entry ? [] : [entry]));
  const directives = list.flatMap((entry) => ("directive" in entry ? [entry] : []));
  return {
    components: new Map(components.map((word) => [word.name, word])),
    directives: new Map(directives.map((entry) => [entry.directive, entry])),
    parents: new Map(components.flatMap(({ name, child }) => (child === undefined ? [] : [[child, name]]))),
  };
};
