import type { SavedSession } from "./saved-session";

/** What a list says of a session, so that it need not be read for it. */
export interface SessionEntry {
  id: string;
  time: number;
  name: string;
  /** The message's own id; empty where it has none. */
  messageId: string;
  /** "ERN 4.3"; empty where it is not known. */
  version: string;
  /** Has anything been typed? */
  isChanged: boolean;
}

/** What names a message stands at its beginning. */
const HEAD = 20_000;

export const describeSession = ({ id, time, opened, source, draft, typed }: SavedSession): SessionEntry => {
  const head = source.sliceString(0, HEAD);
  const [, messageId = ""] = /<(?:[\w.-]+:)?MessageId>\s*([^<]{1,80}?)\s*</.exec(head) ?? [];
  const [, digits = ""] = /\/xml\/ern\/(\d{2,4})\b/.exec(head) ?? [];
  const isChanged = !source.eq(opened.original) || draft !== "" || Object.keys(typed).length > 0;
  const version = digits && `ERN ${[...digits].join(".")}`;
  return { id, time, name: opened.name, messageId, version, isChanged };
};

/** Is it a list's entry? Anything may stand in a browser's storage. */
export const isSessionEntry = (value: unknown): value is SessionEntry => {
  const { id, time, name, messageId, version, isChanged } = (value ?? {}) as Partial<SessionEntry>;
  return (
    [id, name, messageId, version].every((text) => typeof text === "string") &&
    Number.isSafeInteger(time) &&
    typeof isChanged === "boolean"
  );
};
