import type { Panel } from "./panels";
import { usePlaygroundState } from "./parts/playground-context";

/** A note that the view is older than the source, which can't be read right now. */
const LastRead = () => {
  const isOld = usePlaygroundState(({ analysis }) => analysis?.lastRead !== undefined);
  return (
    <p role="status" className="last-read">
      {isOld &&
        "This is the message as of the last time it could be read. The source is not well-formed now: the checks say where."}
    </p>
  );
};

/** The content of a tab; busy while it's based on an older source. */
export const TabPanel = ({ panel }: { panel: Panel }) => {
  const isOld = usePlaygroundState(({ analysis, revision }) => analysis !== null && analysis.revision !== revision);
  return (
    <div
      role="tabpanel"
      id={`playground-${panel.name}`}
      aria-labelledby={`playground-tab-${panel.name}`}
      aria-busy={isOld || undefined}
      // It scrolls on its own, so it must be focusable.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="panel"
    >
      {panel.outlastsSource && <LastRead />}
      <panel.Content />
    </div>
  );
};
