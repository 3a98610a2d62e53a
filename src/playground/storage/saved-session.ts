import { Text } from "@codemirror/state";
import { isEncoding } from "@ddex-suite/ern";

import type { OpenedMessage } from "../editor/opened";
import { toEditorText } from "../editor/text-pieces";

/** The contents of a tab: a message with its changes, and what was typed next to it. */
export interface SavedSession {
  id: string;
  /** When it was saved, in milliseconds since 1970. */
  time: number;
  opened: OpenedMessage;
  source: Text;
  draft: string;
  typed: Record<string, string>;
  panel: string;
  offset: number;
}

/** A session with its texts in stored form; an original that is the same as the source isn't stored twice. */
export type SerializedSession<Serialized> = Omit<SavedSession, "opened" | "source"> & {
  opened: Omit<OpenedMessage, "original"> & { original?: Serialized };
  source: Serialized;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSession = (value: Record<string, unknown>): boolean => {
  const { id, time, opened, source, draft, typed, panel, offset } = value;
  return (
    [id, draft, panel].every((text) => typeof text === "string") &&
    source instanceof Text &&
    [time, offset].every((number) => Number.isSafeInteger(number) && (number as number) >= 0) &&
    isRecord(typed) &&
    Object.values(typed).every((text) => typeof text === "string") &&
    isRecord(opened) &&
    opened.original instanceof Text &&
    typeof opened.name === "string" &&
    [undefined, true].includes(opened.isSample as undefined | true) &&
    isEncoding(opened.encoding)
  );
};

export const serializeSession = <Serialized>(
  session: SavedSession,
  serialize: (text: Text) => Serialized,
): SerializedSession<Serialized> => {
  const { original, ...opened } = session.opened;
  return {
    ...session,
    source: serialize(session.source),
    opened: original.eq(session.source) ? opened : { ...opened, original: serialize(original) },
  };
};

const deserializeText = (text: unknown): unknown => (typeof text === "string" ? toEditorText(text) : text);

/** Returns a stored session, whose texts are strings or the editor's own; undefined if it isn't valid. Earlier versions of the page stored the message alone. */
export const deserializeSession = (value: unknown, id: string): SavedSession | undefined => {
  if (!isRecord(value) || !isRecord(value.opened)) return undefined;
  const source = deserializeText(value.source);
  const opened = { ...value.opened, original: deserializeText(value.opened.original ?? source) };
  const defaults = { time: Date.now(), draft: "", typed: {}, panel: "source", offset: 0 };
  const session = { ...defaults, ...value, id, opened, source };
  return isSession(session) ? (session as unknown as SavedSession) : undefined;
};

/** A message's id and version are near its beginning. */
const HEAD = 20_000;

export const toSessionEntry = ({ id, time, opened, source, draft, typed }: SavedSession) => {
  const head = source.sliceString(0, HEAD);
  const [, messageId = ""] = /<(?:[\w.-]+:)?MessageId>\s*([^<]{1,80}?)\s*</.exec(head) ?? [];
  const [, digits = ""] = /\/xml\/ern\/(\d{2,4})\b/.exec(head) ?? [];
  const isChanged = !source.eq(opened.original) || draft !== "" || Object.keys(typed).length > 0;
  const version = digits && `ERN ${[...digits].join(".")}`;
  return { id, time, name: opened.name, messageId, version, isChanged };
};

/** The list entry of a session, so that the session itself doesn't have to be read. */
export type SessionEntry = ReturnType<typeof toSessionEntry>;

/** Returns whether it is a list entry. A browser's storage may contain anything. */
export const isSessionEntry = (value: unknown): value is SessionEntry => {
  const { id, time, name, messageId, version, isChanged } = (value ?? {}) as Partial<SessionEntry>;
  return (
    [id, name, messageId, version].every((text) => typeof text === "string") &&
    Number.isSafeInteger(time) &&
    typeof isChanged === "boolean"
  );
};
