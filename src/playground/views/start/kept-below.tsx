import { KEPT_SESSIONS } from "../../storage/create-sessions";
import { KeptList } from "../kept/kept-list";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import type { StartClass } from "./start-styles";

/** The messages kept in the browser, newest first, below the samples. */
export const KeptBelow = () => {
  const { continueWith, forget } = usePlayground();
  const sessions = usePlaygroundState((state) => state.sessions);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="start-kept" className={"begun" satisfies StartClass}>
      <h2 id="start-kept">Kept messages</h2>
      <p>
        This browser keeps the {KEPT_SESSIONS} newest, and those that are open in a tab. They are stored nowhere else.
      </p>
      <KeptList sessions={sessions} onContinue={(id) => void continueWith(id)} />
      <button type="button" className={"tool" satisfies ToolClass} onClick={() => void forget()}>
        Forget all that is kept
      </button>
    </section>
  );
};
