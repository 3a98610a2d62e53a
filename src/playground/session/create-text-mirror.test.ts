import { ChangeSet, Text } from "@codemirror/state";

import { toText } from "../editor/to-text";
import { createTexts } from "../workers/create-texts";
import type { EngineClient } from "../workers/engine-client";
import type { TextPart } from "../workers/jobs";
import { createTextMirror } from "./create-text-mirror";

const start = () => {
  const posted: TextPart[] = [];
  let [ended, texts] = [0, createTexts()];
  const run = async (_name: string, part: TextPart): Promise<void> => {
    posted.push(part);
    texts.take(part);
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
    bring: mirror.bring,
    open: (opened: Text): void => {
      mirror.follow(ChangeSet.of({ from: 0, to: text.length, insert: opened }, text.length));
      text = opened;
    },
    type: (from: number, insert: string): Text => {
      const changes = ChangeSet.of({ from, insert }, text.length);
      mirror.follow(changes);
      return (text = changes.apply(text));
    },
    has: async (of: Text): Promise<string> => texts.need("source", await mirror.bring(of)),
  };
};
const lengthOf = ({ splices }: TextPart): number => splices.reduce((sum, { insert }) => sum + insert.length, 0);

// An odd length before two-part characters: one of them lies where pieces end.
const long = toText(`<a>\r\n${"🎵".repeat(600_000)}\n</a>`);

describe("createTextMirror", () => {
  it("brings a long text in pieces that follow each other, and cuts no character", async () => {
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

  it("brings no more than what has changed, and nothing when nothing has", async () => {
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

  it("has the next change wait for a text that is still on its way", async () => {
    const { bring, has, open, type } = start();
    open(long);
    const first = bring(long);
    const text = type(0, "x");
    expect(await has(text)).toBe(String(text));
    expect(await first).toBe(1);
  });

  it("brings all of it to a new worker", async () => {
    const { has, open, restart, type } = start();
    open(toText("<a/>"));
    await has(toText("<a/>"));
    restart();
    const text = type(0, "x");
    expect(await has(text)).toBe("x<a/>");
  });
});
