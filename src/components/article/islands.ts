import type { ComponentType, ReactNode } from "react";

import { SymbolFilter } from "../toolkit/symbol-filter";
import { TabPanel, Tabs } from "./tabs";

type Island = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** The components that a content tree may name; each is hydrated in its place. */
export const islands: Readonly<Record<string, Island>> = {
  Tabs: Tabs as unknown as Island,
  TabPanel: TabPanel as unknown as Island,
  SymbolFilter: SymbolFilter as unknown as Island,
};
