import { usePlayground, usePlaygroundState } from "./playground-context";

const formatSize = (length: number): string => `${length.toLocaleString("en")} characters`;

/** Version, size and how far reading is; the way out of what takes long. */
export const StatusBar = () => {
  const { cancel, retry } = usePlayground();
  const version = usePlaygroundState(({ analysis }) => analysis?.version ?? "");
  const length = usePlaygroundState((state) => state.length);
  const progress = usePlaygroundState((state) => state.progress);
  const problem = usePlaygroundState((state) => state.problem);
  const isSaved = usePlaygroundState((state) => state.isSaved);
  return (
    <div className="status-bar">
      {version && <span>{version}</span>}
      <span>{formatSize(length)}</span>
      {!isSaved && <span>Too large to survive a reload: download it before you leave.</span>}
      {progress !== null && (
        <span className="reading">
          <label>
            Reading <progress value={progress} />
          </label>
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </span>
      )}
      {problem !== null && (
        <span className="reading" role="alert">
          Not read: {problem}{" "}
          <button type="button" onClick={retry}>
            Read again
          </button>
        </span>
      )}
    </div>
  );
};
