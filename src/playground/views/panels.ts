import type { ComponentType } from "react";

import { lazyPanel } from "./parts/lazy-panel";
import { StructurePanel } from "./structure/structure-panel";

export interface Panel {
  /** The name of its tab in `tabs/tabs.ts`. */
  name: string;
  Content: ComponentType;
  /** Does it keep showing the last reading while the source can't be read? */
  outlastsSource?: true;
  /** Does it have a tab only while several files are open? */
  isOfFiles?: true;
}

/** A panel that is loaded when it's first shown, together with the styles of all of them. */
const panelLater = (load: () => Promise<ComponentType>): ComponentType =>
  lazyPanel(async () => (await Promise.all([load(), import("./adopt-panel-css")]))[0]);

/** The panels; the first is the default. The first view shows the structure; the others are loaded when they're shown. */
export const panels: readonly Panel[] = [
  { name: "files", Content: panelLater(async () => (await import("./files/files-panel")).FilesPanel), isOfFiles: true },
  { name: "structure", Content: StructurePanel, outlastsSource: true },
  {
    name: "tracks",
    Content: panelLater(async () => (await import("./tracks/tracks-panel")).TracksPanel),
    outlastsSource: true,
  },
  {
    name: "edit",
    Content: panelLater(async () => (await import("./edit/edit-panel")).EditPanel),
    outlastsSource: true,
  },
  { name: "checks", Content: panelLater(async () => (await import("./checks/checks-panel")).ChecksPanel) },
  { name: "schema", Content: panelLater(async () => (await import("./schema/schema-panel")).SchemaPanel) },
  { name: "changes", Content: panelLater(async () => (await import("./compare/differences-panel")).DifferencesPanel) },
  { name: "convert", Content: panelLater(async () => (await import("./convert/convert-panel")).ConvertPanel) },
  {
    name: "json",
    Content: panelLater(async () => (await import("./build/json-panel")).JsonPanel),
    outlastsSource: true,
  },
  { name: "build", Content: panelLater(async () => (await import("./build/build-panel")).BuildPanel) },
  { name: "code", Content: panelLater(async () => (await import("./code/code-panel")).CodePanel) },
];
