import { ChangeSet, Text } from "@codemirror/state";

import { toEditorText } from "../editor/text-pieces";
import type { TextPart } from "../workers/create-texts";
import { createTexts } from "../workers/create-texts";
import type { EngineClient } from "../workers/engine-client";
import { createTextMirror } from "./create-text-mirror";

const start = () => {
  const posted: TextPart[] = [];
  let [ended, texts] = [0, createTexts()];
  const run = async (_name: string, part: TextPart): Promise<void> => {
    posted.push(part);
    texts.addPart(part);
  };
  const client = { run, ended: () => ended } as unknown as EngineClient;
  const restart = (): void => {
    [ended, texts] = [ended + 1, createTexts()];
  };
  const mirror = createTextMirror(client, "source");
  let text = Text.empty;
  return {
    posted,
    restart,
    sync: mirror.sync,
    open: (opened: Text): void => {
      mirror.follow(ChangeSet.of({ from: 0, to: text.length, insert: opened }, text.length));
      text = opened;
    },
    type: (from: number, insert: string): Text => {
      const changes = ChangeSet.of({ from, insert }, text.length);
      mirror.follow(changes);
      return (text = changes.apply(text));
    },
    has: async (of: Text): Promise<string> => texts.get("source", await mirror.sync(of)),
  };
};
const lengthOf = ({ splices }: TextPart): number => splices.reduce((sum, { insert }) => sum + insert.length, 0);

// An odd length before surrogate pairs, so that one of them is where pieces end.
const long = toEditorText(`<a>\r\n${"🎵".repeat(600_000)}\n</a>`);

describe("createTextMirror", () => {
  it("sends a long text in consecutive pieces, without splitting a character", async () => {
    const { has, open, posted } = start();
    open(long);
    expect(await has(long)).toBe(String(long));
    expect(posted.length).toBeGreaterThan(4);
    for (const part of posted) {
      expect(lengthOf(part)).toBeLessThanOrEqual(256 * 1024 + 1);
      for (const { insert } of part.splices) expect(Buffer.from(insert).toString() === insert).toBe(true);
    }
    expect(posted.map(({ isLast }) => isLast)).toEqual([...posted.slice(1).map(() => false), true]);
  });

  it("sends only what has changed, and nothing if nothing has", async () => {
    const { has, open, posted, type } = start();
    open(long);
    await has(long);
    posted.length = 0;
    type(3, "b");
    const text = type(4, "c");
    expect(await has(text)).toBe(String(text));
    await has(text);
    expect(posted).toHaveLength(1);
    expect(posted[0]!.splices).toEqual([{ from: 3, to: 3, insert: "bc" }]);
  });

  it("delays the next change until the previous text has arrived", async () => {
    const { sync, has, open, type } = start();
    open(long);
    const first = sync(long);
    const text = type(0, "x");
    expect(await has(text)).toBe(String(text));
    expect(await first).toBe(1);
  });

  it("sends everything to a new worker", async () => {
    const { has, open, restart, type } = start();
    open(toEditorText("<a/>"));
    await has(toEditorText("<a/>"));
    restart();
    const text = type(0, "x");
    expect(await has(text)).toBe("x<a/>");
  });
});
