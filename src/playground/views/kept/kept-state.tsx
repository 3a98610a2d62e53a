import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { KeptStateClass } from "./kept-state-styles";

const PROBLEMS = {
  blocked:
    "Not kept: this browser stores nothing for this page, as in a private window or with site data blocked. " +
    "Download the XML before you leave.",
  full:
    "Not kept: the browser has no room left for this site. Forget what is kept, or free some space; " +
    "download the XML before you leave.",
} as const;

/** Shows whether and where input is kept, with links to the kept messages and to delete them. */
export const KeptState = () => {
  const { choose, forget } = usePlayground();
  const unkept = usePlaygroundState((state) => state.unkept);
  const count = usePlaygroundState(({ sessions }) => sessions.length);
  const isChoosing = usePlaygroundState((state) => state.isChoosing);
  return (
    <span className={"kept-state" satisfies KeptStateClass}>
      {count > 0 && (
        <button
          type="button"
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? "playground-kept" : undefined}
          onClick={() => choose(!isChoosing)}
        >
          {count} more kept
        </button>
      )}
      {unkept ? <span role="alert">{PROBLEMS[unkept]}</span> : <span>Input is kept in this browser.</span>}
      <button type="button" aria-label="Forget all that is kept" onClick={() => void forget()}>
        Forget
      </button>
    </span>
  );
};
