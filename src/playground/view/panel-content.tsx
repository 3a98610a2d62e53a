import type { Range } from "../engine/types";
import { LazyPart } from "../../components/lazy-part";
import { BuildPanel } from "./build/build-panel";
import { ChangesPanel } from "./changes/changes-panel";
import { ChecksPanel } from "./checks/checks-panel";
import { EditPanel } from "./edit/edit-panel";
import { JsonPanel } from "./json/json-panel";
import { LastRead } from "./parts/last-read";
import type { PanelName } from "./panels";
import { StructurePanel } from "./structure/structure-panel";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { TracksPanel } from "./tracks/tracks-panel";

/** Its programs are long, and few first views show them. */
const loadCodePanel = async () => (await import("./code/code-panel")).CodePanel;

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
