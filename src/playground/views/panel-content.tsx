import { LastRead } from "./last-read";
import type { Panel, PanelProps } from "./panels";

/** The content of the selected tab. */
export const PanelContent = ({ panel, facts, goTo }: PanelProps & { panel: Panel }) => (
  <>
    {panel.outlastsSource && <LastRead />}
    <panel.Content facts={facts} goTo={goTo} />
  </>
);
