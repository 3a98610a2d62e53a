import type { Opened } from "../editor/opened";
import { isEncoding } from "../engine/text/encoding";

/** What a tab had: a message with its changes, and what was typed beside it. */
export interface SavedSession {
  id: string;
  /** When it was saved, in milliseconds since 1970. */
  time: number;
  opened: Opened;
  source: string;
  /** JSON typed in Build; empty when there is none. */
  draft: string;
  /** Values typed in Edit that are not set yet, by their field. */
  typed: Record<string, string>;
  /** The view that was shown. */
  panel: string;
  /** Place of the cursor. */
  offset: number;
}

/** A session as it is stored: an original that is the same as the source is not stored twice. */
type PackedSession = Omit<SavedSession, "opened"> & { opened: Omit<Opened, "original"> & { original?: string } };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSession = (value: Record<string, unknown>): boolean => {
  const { id, time, opened, source, draft, typed, panel, offset } = value;
  return (
    [id, source, draft, panel].every((text) => typeof text === "string") &&
    [time, offset].every((number) => Number.isSafeInteger(number) && (number as number) >= 0) &&
    isRecord(typed) &&
    Object.values(typed).every((text) => typeof text === "string") &&
    isRecord(opened) &&
    typeof opened.original === "string" &&
    typeof opened.name === "string" &&
    [undefined, true].includes(opened.isSample as undefined | true) &&
    isEncoding(opened.encoding)
  );
};

export const packSession = (session: SavedSession): PackedSession => {
  const { original, ...opened } = session.opened;
  return { ...session, opened: original === session.source ? opened : { ...opened, original } };
};

/** A stored session; undefined for what is none. Earlier versions of the page stored the message alone. */
export const unpackSession = (value: unknown, id: string): SavedSession | undefined => {
  if (!isRecord(value) || !isRecord(value.opened)) return undefined;
  const { source, opened } = value;
  const beside = { time: Date.now(), draft: "", typed: {}, panel: "source", offset: 0 };
  const session = { ...beside, ...value, id, opened: { ...opened, original: opened.original ?? source } };
  return isSession(session) ? (session as unknown as SavedSession) : undefined;
};
