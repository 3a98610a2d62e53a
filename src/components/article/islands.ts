import type { ComponentType, ReactNode } from "react";

import type { markdownShortcodes } from "../../mdx/shortcodes";
import type { IslandOf } from "../../mdx/shortcodes/shortcode";
import type { toolkitShortcodes } from "../../mdx/shortcodes/toolkit";
import { SymbolFilter } from "../toolkit/symbol-filter";
import { TabPanel, Tabs } from "./tabs";

type Island = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** What the words for authors need; one without its component, or a component without its word, is a type error. */
type IslandName = IslandOf<(typeof markdownShortcodes)[number] | ReturnType<typeof toolkitShortcodes>[number]>;

/** The components that a content tree may name; each is hydrated in its place. */
export const islands = {
  Tabs,
  TabPanel,
  SymbolFilter,
} satisfies Record<IslandName, ComponentType<never>> as unknown as Readonly<Record<string, Island>>;
