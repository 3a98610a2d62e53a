import { type ComponentType, type ReactNode, useEffect, useRef } from "react";

import type { markdownShortcodes } from "../../mdx/shortcodes";
import type { IslandOf } from "../../mdx/shortcodes/shortcode";
import type { toolkitShortcodes } from "../../mdx/shortcodes/toolkit";
import { TabPanel, Tabs } from "./tabs";

/** Static HTML with a form whose code only its page loads. Without its code the form does nothing, so it's removed. */
const lazyBehavior = (className: string, load: () => Promise<(root: HTMLElement, signal: AbortSignal) => void>) =>
  function LazyBehavior({ children }: { children: ReactNode }) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const leave = new AbortController();
      load().then(
        (start) => {
          if (root.current && !leave.signal.aborted) start(root.current, leave.signal);
        },
        () => root.current?.querySelector("form")?.remove(),
      );
      return () => leave.abort();
    }, []);
    return (
      <div ref={root} className={className}>
        {children}
      </div>
    );
  };

const SymbolFilter = lazyBehavior(
  "symbol-index",
  async () => (await import("../../browser/behaviors/filter-symbols")).filterSymbols,
);

const ErrorFinder = lazyBehavior(
  "error-finder",
  async () => (await import("../../browser/behaviors/find-error")).findError,
);

const NameFilter = lazyBehavior(
  "name-filter",
  async () => (await import("../../browser/behaviors/filter-names")).filterNames,
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
