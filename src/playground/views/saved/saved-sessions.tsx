import { counted } from "@ddex-suite/ern/text/counted";

import { MAX_SAVED_SESSIONS } from "../../storage/create-sessions";
import type { SessionEntry } from "../../storage/saved-session";
import { Tool } from "../parts/controls";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";

const formatEntry = ({ messageId, version, time }: SessionEntry): string =>
  [messageId, version, new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })]
    .filter(Boolean)
    .join(" · ");

export const SavedList = ({ onContinue }: { onContinue: (id: string) => void }) => (
  <ul>
    {usePlaygroundState(({ sessions }) => sessions).map((entry) => (
      <li key={entry.id}>
        <button type="button" onClick={() => onContinue(entry.id)}>
          <span>Continue with {entry.name}</span> <span className="detail">{formatEntry(entry)}</span>
        </button>
      </li>
    ))}
  </ul>
);

/** The list disappears, so the focus must move. */
const focusToggle = (): void => document.querySelector<HTMLElement>('[aria-controls="playground-saved"]')?.focus();

export const SavedSessions = () => {
  const { showSaved, continueWith } = usePlayground();
  const isShown = usePlaygroundState(({ screen, sessions }) => screen === "saved" && sessions.length > 0);
  if (!isShown) return null;
  const close = (): void => {
    focusToggle();
    showSaved(false);
  };
  const go = (id: string): void => {
    focusToggle();
    void continueWith(id);
  };
  return (
    <section id="playground-saved" aria-label="Saved messages" className="saved">
      <div className="saved-head">
        <p>
          This browser saves the {MAX_SAVED_SESSIONS} newest messages, and those that are open in a tab. Continue with
          one, or with the one below.
        </p>
        <Tool onClick={close}>Close</Tool>
      </div>
      <SavedList onContinue={go} />
    </section>
  );
};

const PROBLEMS = {
  blocked:
    "Not saved: this browser stores nothing for this page, as in a private window or with site data blocked. " +
    "Download the XML before you leave.",
  full:
    "Not saved: the browser has no room left for this site. Delete the saved messages, or free some space; " +
    "download the XML before you leave.",
} as const;

export const SaveState = () => {
  const { showSaved, deleteSaved } = usePlayground();
  const saveProblem = usePlaygroundState((state) => state.saveProblem);
  const count = usePlaygroundState(({ sessions }) => sessions.length);
  const isListShown = usePlaygroundState(({ screen }) => screen === "saved");
  return (
    <span className="save-state">
      {count > 0 && (
        <button
          type="button"
          aria-expanded={isListShown}
          aria-controls={isListShown ? "playground-saved" : undefined}
          onClick={() => showSaved(!isListShown)}
        >
          {counted(count, "other saved message")}
        </button>
      )}
      {saveProblem ? <span role="alert">{PROBLEMS[saveProblem]}</span> : <span>Saved in this browser.</span>}
      <button type="button" aria-label="Delete all saved messages" onClick={() => void deleteSaved()}>
        Delete all
      </button>
    </span>
  );
};
