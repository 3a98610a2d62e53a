import type { ComponentType } from "react";

import { lazyPanel } from "./parts/lazy-panel";
import { StructurePanel } from "./structure/structure-panel";

/** The panels by the name of their tab in `tabs/tabs.ts`. The first view shows the structure; the others are loaded when they're shown. */
export const panels: Readonly<Record<string, ComponentType>> = {
  files: lazyPanel(async () => (await import("./files/files-panel")).FilesPanel),
  structure: StructurePanel,
  tracks: lazyPanel(async () => (await import("./tracks/tracks-panel")).TracksPanel),
  edit: lazyPanel(async () => (await import("./edit/edit-panel")).EditPanel),
  checks: lazyPanel(async () => (await import("./checks/checks-panel")).ChecksPanel),
  schema: lazyPanel(async () => (await import("./schema/schema-panel")).SchemaPanel),
  changes: lazyPanel(async () => (await import("./compare/differences-panel")).DifferencesPanel),
  convert: lazyPanel(async () => (await import("./convert/convert-panel")).ConvertPanel),
  json: lazyPanel(async () => (await import("./build/json-panel")).JsonPanel),
  build: lazyPanel(async () => (await import("./build/build-panel")).BuildPanel),
  code: lazyPanel(async () => (await import("./code/code-panel")).CodePanel),
};
