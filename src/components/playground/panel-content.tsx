import type { Range } from "../../playground/engine/types";
import { LazyPart } from "../parts/lazy-part";
import { BuildPanel } from "./build-panel";
import { ChangesPanel } from "./changes-panel";
import { ChecksPanel } from "./checks-panel";
import { EditPanel } from "./edit-panel";
import { JsonPanel } from "./json-panel";
import { LastRead } from "./last-read";
import type { PanelName } from "./panels";
import { StructurePanel } from "./structure-panel";
import type { ToolkitFacts } from "./toolkit-facts";
import { TracksPanel } from "./tracks-panel";

/** Its programs are long, and few first views show them. */
const loadCodePanel = async () => (await import("./code-panel")).CodePanel;

interface PanelContentProps {
  name: Exclude<PanelName, "source">;
  facts: ToolkitFacts;
  goTo: (range: Range) => void;
}

/** What the chosen tab shows. */
export const PanelContent = ({ name, facts, goTo }: PanelContentProps) => {
  switch (name) {
    case "structure":
      return (
        <>
          <LastRead />
          <StructurePanel goTo={goTo} />
        </>
      );
    case "tracks":
      return (
        <>
          <LastRead />
          <TracksPanel goTo={goTo} />
        </>
      );
    case "edit":
      return (
        <>
          <LastRead />
          <EditPanel />
        </>
      );
    case "checks":
      return <ChecksPanel goTo={goTo} />;
    case "changes":
      return <ChangesPanel />;
    case "json":
      return (
        <>
          <LastRead />
          <JsonPanel />
        </>
      );
    case "build":
      return <BuildPanel />;
    case "code":
      return <LazyPart load={loadCodePanel} props={{ facts }} />;
  }
};
