import type { ComponentType } from "react";

import { lazyPanel } from "./parts/lazy-panel";
import { StructurePanel } from "./structure/structure-panel";

/** A panel that is loaded when it's first shown, together with the styles of all of them. */
const panelLater = (load: () => Promise<ComponentType>): ComponentType =>
  lazyPanel(async () => (await Promise.all([load(), import("./adopt-panel-css")]))[0]);

/** The panels by the name of their tab in `tabs/tabs.ts`. The first view shows the structure; the others are loaded when they're shown. */
export const panels: Readonly<Record<string, ComponentType>> = {
  files: panelLater(async () => (await import("./files/files-panel")).FilesPanel),
  structure: StructurePanel,
  tracks: panelLater(async () => (await import("./tracks/tracks-panel")).TracksPanel),
  edit: panelLater(async () => (await import("./edit/edit-panel")).EditPanel),
  checks: panelLater(async () => (await import("./checks/checks-panel")).ChecksPanel),
  schema: panelLater(async () => (await import("./schema/schema-panel")).SchemaPanel),
  changes: panelLater(async () => (await import("./compare/differences-panel")).DifferencesPanel),
  convert: panelLater(async () => (await import("./convert/convert-panel")).ConvertPanel),
  json: panelLater(async () => (await import("./build/json-panel")).JsonPanel),
  build: panelLater(async () => (await import("./build/build-panel")).BuildPanel),
  code: panelLater(async () => (await import("./code/code-panel")).CodePanel),
};
