import type { ElementContent } from "hast";
import type { Content, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";
import type { ThemeUIStyleObject } from "theme-ui";

import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { Component, ComponentProps } from "../nodes/component";

interface Prop {
  required?: true;
  values?: readonly string[];
  /** Readers see its text, so the search finds it. */
  shown?: true;
  link?: true;
}

/** A piece of a page's text for the search. */
export interface TextBlock {
  kind: "heading" | "prose" | "code";
  text: string;
  /** Language of a piece of code, or of the symbols there. */
  language?: string;
}

export type ToPlain = (nodes: Content[]) => Content[];

/** The page on which shortcodes expand. */
interface ExpandedPage {
  tree: Root;
  /** Whether this is the first call with this key on the page. */
  isFirst(key: string): boolean;
}

/** Styles inside prose that only pages get which have the mark: a class in the HTML, or the island. */
type StylesByMark = Readonly<Record<string, ThemeUIStyleObject>>;

/** A component that authors can use on a static page. */
export interface Shortcode {
  name: string;
  props?: Readonly<Record<string, Prop>>;
  /** Props of which exactly one is required. */
  oneOf?: readonly string[];
  /** Is inline, in a line of text. */
  inline?: true;
  /** Is a link, so it can't be inside another. */
  isLink?: true;
  /** The only component allowed inside it, which isn't allowed anywhere else. */
  child?: string;
  /** Its React component in the browser, one of `src/components/article/islands.tsx`. */
  island?: string;
  /** What its result depends on besides the page, by the names that caches use. */
  dependsOn?: readonly string[];
  /** A problem with how it's written, apart from its location, its props and its child. */
  diagnostic?(node: Component, shortcodes: Shortcodes): Diagnostic | undefined;
  /** A problem with what it refers to; also checked on pages that are MDX modules. */
  missing?(props: ComponentProps): Diagnostic | undefined;
  /** The nodes that replace it. */
  expand?(node: Component, props: ComponentProps, page: ExpandedPage): Content[];
  /** Its HTML; by default that of its content, inside its island if it has one. */
  html?(node: Component, props: ComponentProps, state: State): ElementContent | ElementContent[];
  /** Its Markdown; by default that of its content. */
  markdown?(node: Component, props: ComponentProps, toPlain: ToPlain): Content[];
  /** Its text for the search; by default that of its visible props and its content. */
  text?(props: ComponentProps): TextBlock[];
  styles?: StylesByMark;
}

/** A block that authors can write as `:::directive[Title]`. */
export interface Directive {
  directive: string;
  html(node: ContainerDirective, state: State): ElementContent;
  markdown(node: ContainerDirective, toPlain: ToPlain): Content[];
  styles?: StylesByMark;
}

/** What authors can write, by name. */
export interface Shortcodes {
  components: ReadonlyMap<string, Shortcode>;
  directives: ReadonlyMap<string, Directive>;
  /** For each component that must be inside another, the name of that other one. */
  parents: ReadonlyMap<string, string>;
}

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

/** The React components that the shortcodes in a list need in the browser. */
export type IslandOf<Listed> = Extract<Listed, { island: string }>["island"];

/** What the shortcodes in a list depend on besides their page. */
export type DependencyOf<Listed> = Extract<Listed, { dependsOn: readonly string[] }>["dependsOn"][number];
