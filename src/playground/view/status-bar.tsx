import { KeptState } from "./kept/kept-state";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import type { StatusBarClass } from "./status-bar-styles";

const formatSize = (length: number): string => `${length.toLocaleString("en")} characters`;

/** Version, size and how far reading is; the way out of what takes long. */
export const StatusBar = () => {
  const { cancel, retry } = usePlayground();
  const version = usePlaygroundState(({ analysis }) => analysis?.version ?? "");
  const length = usePlaygroundState((state) => state.length);
  const progress = usePlaygroundState((state) => state.progress);
  const problem = usePlaygroundState((state) => state.problem);
  const isStalled = usePlaygroundState((state) => state.isStalled);
  return (
    <div className={"status-bar" satisfies StatusBarClass}>
      <span>{formatSize(length)}</span>
      {version && <span>{version}</span>}
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
