import type { Data, ElementContent, Node, Properties } from "hast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Raw } from "mdast-util-to-hast";

import type { Slot } from "./slots";

/** What is known of HTML that is already text. */
type HtmlFacts = Pick<Data, "lines" | "classes">;

/** Returns HTML as it is. */
export const raw = (value: string, data: HtmlFacts = {}): Raw => ({ type: "raw", value, data });

/** Returns HTML of an icon from the page's sprite. */
export const icon = (name: string): string => `<svg class="icon" aria-hidden="true"><use href="#_icon-${name}"/></svg>`;

/** Returns HTML attributes of a link besides its href: other sites open in a new tab. */
export const linkAttributes = (href: string): Properties =>
  /^(https?:)?\/\//i.test(href) ? { className: ["external"], target: "_blank", rel: ["noopener", "noreferrer"] } : {};

/** A React component among the HTML elements of a page. */
export interface Island extends Node {
  type: "island";
  component: string;
  props: Record<string, unknown>;
  children: ElementContent[];
}

/** A slot among the HTML elements of a page, with the HTML before and after it. */
export interface SlotNode extends Node {
  type: "slot";
  before: string;
  slot: Slot;
  after: string;
}

/** What only the module of an interactive page can print: a component of its own, or an expression. */
export interface ModuleCode extends Node {
  type: "moduleCode";
  mdx: MdxJsxFlowElement | MdxJsxTextElement | MdxFlowExpression | MdxTextExpression;
  children: ElementContent[];
}

declare module "hast" {
  interface Data {
    /** Visible lines of text. */
    lines?: number;
    /** Classes that may have styles of their own. */
    classes?: readonly string[];
  }
  interface ElementContentMap {
    island: Island;
    slot: SlotNode;
    moduleCode: ModuleCode;
  }
  interface RootContentMap {
    island: Island;
    slot: SlotNode;
    moduleCode: ModuleCode;
  }
}

export const island = (component: string, props: Record<string, unknown>, children: ElementContent[]): Island => ({
  type: "island",
  component,
  props,
  children,
});

export const slotNode = (slot: Slot, data: HtmlFacts = {}, before = "", after = ""): SlotNode => ({
  type: "slot",
  before,
  slot,
  after,
  data,
});
