import { ChangeSet, type Text } from "@codemirror/state";
import type { Splice } from "@ddex-suite/ern";

import { PIECE_LENGTH, textPieces } from "../editor/text-pieces";
import type { TextName, TextPart } from "../workers/create-texts";
import type { EngineClient } from "../workers/engine-client";

type TextClient = Pick<EngineClient<{ text: (part: TextPart) => unknown }>, "run" | "ended">;

/** The changes as groups of splices that are posted together; long insertions are in pieces. */
function* listParts(changes: ChangeSet): Generator<{ splices: Splice[]; isLast: boolean }> {
  const spans: [from: number, to: number, inserted: Text][] = [];
  changes.iterChanges((from, to, _newFrom, _newTo, inserted) => spans.push([from, to, inserted]));
  let [splices, length]: [Splice[], number] = [[], 0];
  for (const [from, to, inserted] of spans) {
    let start = from;
    for (const insert of inserted.length > 0 ? textPieces(inserted) : [""]) {
      if (length > 0 && length + insert.length > PIECE_LENGTH) {
        yield { splices, isLast: false };
        [splices, length] = [[], 0];
      }
      splices.push({ from: start, to, insert });
      length += insert.length;
      start = to;
    }
  }
  yield { splices, isLast: true };
}

/** Creates a copy of a text in the worker, to post only changes: posting a long text each time would block the page. */
export const createTextMirror = (client: TextClient, name: TextName) => {
  let synced: { text: Text; number: number; worker: number; done: Promise<void> } | undefined;
  let since: ChangeSet | undefined;
  let last = 0;

  const post = async (number: number, changes: ChangeSet, base?: number): Promise<void> => {
    // The page keeps running while a part is sent.
    for (const part of listParts(changes)) await client.run("text", { name, number, base, ...part });
  };

  /** Updates the worker's text; returns the number by which jobs refer to it. Rejects like the client does. */
  const sync = async (text: Text): Promise<number> => {
    const worker = client.ended();
    if (synced?.text !== text || synced.worker !== worker) {
      const base = since && synced?.worker === worker ? synced : undefined;
      const changes = base && since ? since : ChangeSet.of({ from: 0, insert: text }, 0);
      const number = ++last;
      const done = (base?.done ?? Promise.resolve()).then(() => post(number, changes, base?.number));
      synced = { text, number, worker, done };
      since = undefined;
    }
    const { number, done } = synced;
    try {
      await done;
    } catch (error) {
      if (synced?.number === number) synced = since = undefined;
      throw error;
    }
    return number;
  };

  return {
    sync,
    follow: (changes: ChangeSet): void => {
      if (synced) since = since?.compose(changes) ?? changes;
    },
  };
};
