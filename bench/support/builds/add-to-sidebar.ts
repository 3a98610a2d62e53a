import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { SidebarEntry } from "../../../src/config/sidebars";

const SIDEBARS = "src/config/sidebars.ts";
const SITE_SIDEBARS = "src/config/site-sidebars.ts";

/** Adds entries to the end of the first sidebar in a copy of the project. */
export const addToSidebar = (project: string, entries: readonly SidebarEntry[]): void => {
  renameSync(path.join(project, SIDEBARS), path.join(project, SITE_SIDEBARS));
  writeFileSync(
    path.join(project, SIDEBARS),
    `import type { SidebarEntry } from "./site-sidebars";
import { sidebars as siteSidebars } from "./site-sidebars";

export * from "./site-sidebars";

const generated: readonly SidebarEntry[] = ${JSON.stringify(entries, undefined, 2)};

export const sidebars: Readonly<Record<string, readonly SidebarEntry[]>> = Object.fromEntries(
  Object.entries(siteSidebars).map(([name, own], at) => [name, at === 0 ? [...own, ...generated] : own]),
);
`,
  );
};
