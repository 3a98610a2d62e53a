import type { ComponentType, ReactNode } from "react";

import type { markdownShortcodes } from "../../mdx/shortcodes";
import type { IslandOf } from "../../mdx/shortcodes/shortcode";
import type { toolkitShortcodes } from "../../mdx/shortcodes/toolkit";
import { lazyBehavior, NameFilter } from "../parts/lazy-behavior";
import { TabPanel, Tabs } from "./tabs";

const SymbolFilter = lazyBehavior(
  "symbol-index",
  async () => (await import("../../browser/behaviors/filter-symbols")).filterSymbols,
);

const ErrorFinder = lazyBehavior(
  "error-finder",
  async () => (await import("../../browser/behaviors/start-error-finder")).startErrorFinder,
);

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
