import type { ElementContent, Node, Properties } from "hast";
import type { Raw } from "mdast-util-to-hast";

export const raw = (value: string): Raw => ({ type: "raw", value });

/** HTML of an icon from the page's sprite. */
export const icon = (name: string): string => `<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;

/** HTML attributes of a link besides its href: other sites open in a new tab. */
export const linkAttributes = (href: string): Properties =>
  /^(https?:)?\/\//i.test(href) ? { className: ["external"], target: "_blank", rel: ["noopener", "noreferrer"] } : {};

/** A React component among the HTML elements of a page. */
export interface Island extends Node {
  type: "island";
  component: string;
  props: Record<string, unknown>;
  children: ElementContent[];
}

declare module "hast" {
  interface ElementContentMap {
    island: Island;
  }
  interface RootContentMap {
    island: Island;
  }
}

export const island = (component: string, props: Record<string, unknown>, children: ElementContent[]): Island => ({
  type: "island",
  component,
  props,
  children,
});
