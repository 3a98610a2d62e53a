import type { ComponentType } from "react";

import type { Range } from "../engine/types";
import { BuildPanel } from "./build/build-panel";
import { ChangesPanel } from "./changes/changes-panel";
import { ChecksPanel } from "./checks/checks-panel";
import { CodeTab } from "./code/code-tab";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { EditPanel } from "./edit/edit-panel";
import { JsonPanel } from "./json/json-panel";
import { StructurePanel } from "./structure/structure-panel";
import { TracksPanel } from "./tracks/tracks-panel";

export interface Tab {
  name: string;
  label: string;
}

/** What every panel is given. */
export interface PanelProps {
  facts: ToolkitFacts;
  /** Selects a place of the source. */
  goTo: (range: Range) => void;
}

export interface Panel extends Tab {
  Content: ComponentType<PanelProps>;
  /** Does it go on showing what was read last while the source cannot be read? */
  outlastsSource?: true;
}

/** The panels, in the order of their tabs. */
export const panels: readonly Panel[] = [
  { name: "structure", label: "Structure", Content: StructurePanel, outlastsSource: true },
  { name: "tracks", label: "Tracks", Content: TracksPanel, outlastsSource: true },
  { name: "edit", label: "Edit", Content: EditPanel, outlastsSource: true },
  { name: "checks", label: "Checks", Content: ChecksPanel },
  { name: "changes", label: "Changes", Content: ChangesPanel },
  { name: "json", label: "JSON", Content: JsonPanel, outlastsSource: true },
  { name: "build", label: "Build", Content: BuildPanel },
  { name: "code", label: "Code", Content: CodeTab },
];
