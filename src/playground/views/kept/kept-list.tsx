import type { SessionEntry } from "../../storage/saved-session";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";

interface KeptListProps {
  sessions: readonly SessionEntry[];
  onContinue: (id: string) => void;
}

const formatTime = (time: number): string =>
  new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

const details = ({ messageId, version, time }: SessionEntry): string =>
  [messageId, version, formatTime(time)].filter(Boolean).join(" · ");

/** The messages kept in the browser; you can continue any of them. */
export const KeptList = ({ sessions, onContinue }: KeptListProps) => (
  <ul>
    {sessions.map((entry) => (
      <li key={entry.id}>
        <button type="button" onClick={() => onContinue(entry.id)}>
          <span>Continue with {entry.name}</span>{" "}
          <span className={"detail" satisfies PanelTextClass}>{details(entry)}</span>
        </button>
      </li>
    ))}
  </ul>
);
