import type { ElementContent } from "hast";
import type { Content, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";

import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { Component, ComponentProps } from "../nodes/component";

interface Prop {
  required?: true;
  values?: readonly string[];
  /** Readers see its text, so search finds it. */
  shown?: true;
  /** Is the target of a link. */
  link?: true;
}

/** A piece of a page's text, as search has it. */
export interface TextBlock {
  kind: "heading" | "prose" | "code";
  text: string;
  /** Language of a piece of code, or of the symbols that stand there. */
  language?: string;
}

/** Gives content as plain Markdown. */
export type ToPlain = (nodes: Content[]) => Content[];

/** All that is known of a component that authors may write in a static page. */
export interface Shortcode {
  name: string;
  props: Readonly<Record<string, Prop>>;
  /** Props of which one is given, and only one. */
  oneOf?: readonly string[];
  /** Stands in a line of text. */
  inline?: true;
  /** Is a link, so that it cannot stand in another. */
  isLink?: true;
  /** The only component that it may hold, and which stands nowhere else. */
  child?: string;
  /** The React component that it is in the browser, one of `src/components/article/islands.ts`. */
  island?: string;
  /** What its result changes with besides the page, by the names that whoever keeps results knows. */
  dependsOn?: readonly string[];
  /** What is wrong with how it is written, apart from its place, its props and its child. */
  diagnostic?(node: Component, shortcodes: Shortcodes): Diagnostic | undefined;
  /** What is wrong with what it names; asked of pages that are MDX modules too. */
  missing?(props: ComponentProps): Diagnostic | undefined;
  /** Begins a page: gives what makes the nodes that stand in its place from then on. */
  expand?(tree: Root): (node: Component, props: ComponentProps) => Content[];
  /** Its HTML; without, that of its content, inside its island where it is one. */
  html?(node: Component, props: ComponentProps, state: State): ElementContent | ElementContent[];
  /** Its part of the page's Markdown; without, that of its content. */
  markdown?(node: Component, props: ComponentProps, toPlain: ToPlain): Content[];
  /** Its text for search; without, that of its shown props and its content. */
  text?(props: ComponentProps): TextBlock[];
}

/** All that is known of a block that authors may write as `:::directive[Title]`. */
export interface Directive {
  directive: string;
  html(node: ContainerDirective, state: State): ElementContent;
  markdown(node: ContainerDirective, toPlain: ToPlain): Content[];
}

/** What authors may write, by its name. */
export interface Shortcodes {
  components: ReadonlyMap<string, Shortcode>;
  directives: ReadonlyMap<string, Directive>;
  /** The only component that may hold another, by the other's name. */
  parents: ReadonlyMap<string, string>;
}

/** The React components that the words of a list need in the browser. */
export type IslandOf<Listed> = Extract<Listed, { island: string }>["island"];

/** What the words of a list depend on besides their page. */
export type DependencyOf<Listed> = Extract<Listed, { dependsOn: readonly string[] }>["dependsOn"][number];
