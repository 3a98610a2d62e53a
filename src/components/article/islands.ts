import type { ComponentType, ReactNode } from "react";

import type { markdownShortcodes } from "../../mdx/shortcodes";
import type { IslandOf } from "../../mdx/shortcodes/shortcode";
import type { toolkitShortcodes } from "../../mdx/shortcodes/toolkit";
import { ErrorFinder, NameFilter, SymbolFilter } from "./lazy-behaviors";
import { TabPanel, Tabs } from "./tabs";

type Island = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** The components that shortcodes need. A missing or extra component is a type error. */
type IslandName = IslandOf<(typeof markdownShortcodes)[number] | ReturnType<typeof toolkitShortcodes>[number]>;

/** The components that a content tree may name; each is hydrated where it is. */
export const islands = {
  Tabs,
  TabPanel,
  NameFilter,
  ErrorFinder,
  SymbolFilter,
} satisfies Record<IslandName, ComponentType<never>> as unknown as Readonly<Record<string, Island>>;
