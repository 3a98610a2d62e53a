import { LastRead } from "./last-read";
import type { Panel, PanelProps } from "./panels";

/** What the chosen tab shows. */
export const PanelContent = ({ panel, facts, goTo }: PanelProps & { panel: Panel }) => (
  <>
    {panel.outlastsSource && <LastRead />}
    <panel.Content facts={facts} goTo={goTo} />
  </>
);
