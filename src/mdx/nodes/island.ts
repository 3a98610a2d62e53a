import type { ElementContent, Node } from "hast";

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
