import type { ComponentType } from "react";

import type { Range } from "../../ern/types";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { lazyPanel } from "./parts/lazy-panel";
import { StructurePanel } from "./structure/structure-panel";

/** The props of every panel. */
export interface PanelProps {
  facts: ToolkitFacts;
  /** Selects a range of the source. */
  goTo: (range: Range) => void;
}

export interface Panel {
  /** The name of its tab in `tabs/tabs.ts`. */
  name: string;
  Content: ComponentType<PanelProps>;
  /** Does it keep showing the last reading while the source can't be read? */
  outlastsSource?: true;
  /** Does it have a tab only while several files are open? */
  isOfFiles?: true;
}

/** A panel that is loaded when it's first shown, together with the styles of all of them. */
const panelLater = (load: () => Promise<ComponentType<PanelProps>>): ComponentType<PanelProps> =>
  lazyPanel(async () => (await Promise.all([load(), import("./adopt-panel-css")]))[0]);

const BuildTab = panelLater(async () => (await import("./build/build-panel")).BuildPanel);
const ChecksTab = panelLater(async () => (await import("./checks/checks-panel")).ChecksPanel);
const CodeTab = panelLater(async () => (await import("./code/code-panel")).CodePanel);
const ConvertTab = panelLater(async () => (await import("./convert/convert-panel")).ConvertPanel);
const DifferencesTab = panelLater(async () => (await import("./compare/differences-panel")).DifferencesPanel);
const EditTab = panelLater(async () => (await import("./edit/edit-panel")).EditPanel);
const FilesTab = panelLater(async () => (await import("./files/files-panel")).FilesPanel);
const JsonTab = panelLater(async () => (await import("./build/json-panel")).JsonPanel);
const SchemaTab = panelLater(async () => (await import("./schema/schema-panel")).SchemaPanel);
const TracksTab = panelLater(async () => (await import("./tracks/tracks-panel")).TracksPanel);

/** The panels; the first is the default. The first view shows the structure; the others are loaded when they're shown. */
export const panels: readonly Panel[] = [
  { name: "files", Content: FilesTab, isOfFiles: true },
  { name: "structure", Content: StructurePanel, outlastsSource: true },
  { name: "tracks", Content: TracksTab, outlastsSource: true },
  { name: "edit", Content: EditTab, outlastsSource: true },
  { name: "checks", Content: ChecksTab },
  { name: "schema", Content: SchemaTab },
  { name: "changes", Content: DifferencesTab },
  { name: "convert", Content: ConvertTab },
  { name: "json", Content: JsonTab, outlastsSource: true },
  { name: "build", Content: BuildTab },
  { name: "code", Content: CodeTab },
];
