import type { SavedSession } from "./saved-session";

/** The list entry of a session, so that the session itself doesn't have to be read. */
export interface SessionEntry {
  id: string;
  time: number;
  name: string;
  /** The message's own id; empty if it has none. */
  messageId: string;
  /** "ERN 4.3"; empty if unknown. */
  version: string;
  isChanged: boolean;
}

/** A message's id and version are near its beginning. */
const HEAD = 20_000;

export const describeSession = ({ id, time, opened, source, draft, typed }: SavedSession): SessionEntry => {
  const head = source.sliceString(0, HEAD);
  const [, messageId = ""] = /<(?:[\w.-]+:)?MessageId>\s*([^<]{1,80}?)\s*</.exec(head) ?? [];
  const [, digits = ""] = /\/xml\/ern\/(\d{2,4})\b/.exec(head) ?? [];
  const isChanged = !source.eq(opened.original) || draft !== "" || Object.keys(typed).length > 0;
  const version = digits && `ERN ${[...digits].join(".")}`;
  return { id, time, name: opened.name, messageId, version, isChanged };
};

/** Is it a list entry? A browser's storage may contain anything. */
export const isSessionEntry = (value: unknown): value is SessionEntry => {
  const { id, time, name, messageId, version, isChanged } = (value ?? {}) as Partial<SessionEntry>;
  return (
    [id, name, messageId, version].every((text) => typeof text === "string") &&
    Number.isSafeInteger(time) &&
    typeof isChanged === "boolean"
  );
};
