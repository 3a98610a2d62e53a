import { KEPT_SESSIONS } from "../../storage/create-sessions";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { KeptList } from "./kept-list";
import type { KeptSessionsClass } from "./kept-sessions-styles";

/** The list disappears, so the focus must move. */
const focusToggle = (): void => document.querySelector<HTMLElement>('[aria-controls="playground-kept"]')?.focus();

/** The messages kept in the browser; you can continue any of them. */
export const KeptSessions = () => {
  const { choose, continueWith } = usePlayground();
  const sessions = usePlaygroundState((state) => state.sessions);
  const isChoosing = usePlaygroundState((state) => state.isChoosing);
  if (!isChoosing || sessions.length === 0) return null;
  const close = (): void => {
    focusToggle();
    choose(false);
  };
  const go = (id: string): void => {
    focusToggle();
    void continueWith(id);
  };
  return (
    <section id="playground-kept" aria-label="Kept messages" className={"kept" satisfies KeptSessionsClass}>
      <div className={"kept-head" satisfies KeptSessionsClass}>
        <p>
          This browser keeps the {KEPT_SESSIONS} newest messages, and those that are open in a tab. Continue with one,
          or stay with the one below.
        </p>
        <button type="button" className={"tool" satisfies ToolClass} onClick={close}>
          Close
        </button>
      </div>
      <KeptList sessions={sessions} onContinue={go} />
    </section>
  );
};
