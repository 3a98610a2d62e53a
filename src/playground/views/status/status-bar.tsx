import { ToolIcon } from "../icons/tool-icon";
import { KeptState } from "../kept/kept-state";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { Facts } from "./facts";
import { statusText } from "./status-text";
import type { StatusBarClass } from "./status-bar-styles";

/** The results of the checks, with a link to them. */
const Diagnostics = () => {
  const { store } = usePlayground();
  const text = usePlaygroundState((state) => (state.length > 0 ? statusText(state) : ""));
  const hasDiagnostics = usePlaygroundState(({ analysis, verdicts }) =>
    Boolean(analysis?.diagnostics.length || verdicts.some(({ count }) => count > 0)),
  );
  return text === "" ? null : (
    <button
      type="button"
      className={
        (hasDiagnostics ? "problems some" : "problems") satisfies StatusBarClass | `${StatusBarClass} ${StatusBarClass}`
      }
      onClick={() => store.set({ panel: "checks" })}
    >
      <ToolIcon name={hasDiagnostics ? "error" : "tick"} />
      {text}
    </button>
  );
};

/** Problems, version, encoding, size and progress, with Cancel for whatever takes long. */
export const StatusBar = () => {
  const { cancel, retry } = usePlayground();
  const version = usePlaygroundState(({ analysis }) => analysis?.version ?? "");
  const progress = usePlaygroundState((state) => state.progress);
  const problem = usePlaygroundState((state) => state.problem);
  const isStalled = usePlaygroundState((state) => state.isStalled);
  return (
    <div className={"status-bar" satisfies StatusBarClass}>
      <Diagnostics />
      {version && <span>{version}</span>}
      <Facts />
      {isStalled && (
        <span className={"reading" satisfies StatusBarClass} role="alert">
          The engine has not answered for 10 seconds. You can edit the source and download the XML without it. Cancel
          stops it; “Read again” then starts it anew.
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </span>
      )}
      {progress !== null && !isStalled && (
        <span className={"reading" satisfies StatusBarClass}>
          <label>
            Reading <progress value={progress} />
          </label>
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </span>
      )}
      {problem !== null && (
        <span className={"reading" satisfies StatusBarClass} role="alert">
          Not read: {problem}{" "}
          <button type="button" onClick={retry}>
            Read again
          </button>
        </span>
      )}
      <KeptState />
    </div>
  );
};
