/** @jest-environment jsdom */
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { directClient } from "../../test/playground/direct-client";
import { takeHandoff } from "./handoff";
import { createLiveCheck } from "./live-check";

const NAME = "43-five-mistakes.xml";

const fakeFile = (content: string | Uint8Array, name: string): File =>
  Object.assign(new File([], name), {
    arrayBuffer: async () => Uint8Array.from(Buffer.from(content as string)).buffer,
  });

describe("createLiveCheck", () => {
  it("fixes a sample's problems one after the other, until nothing is left", async () => {
    const check = createLiveCheck(directClient(), readSample(NAME));
    let { problems, change } = await check.openSample(NAME);
    expect(problems.map(({ line }) => line)).toEqual([59, 83, 100, 118]);
    expect(change).toMatchObject({ changedLines: 1, identicalLines: 129 });
    while (problems.length > 0) ({ problems, change } = await check.fix(problems.length - 1));
    expect(change).toMatchObject({ changedLines: 6, identicalLines: 125 });
    check.handOver();
    const handed = takeHandoff()!;
    expect(handed.original.source).toBe(readSample(NAME));
    expect(handed.fixes).toHaveLength(5);
    expect(takeHandoff()).toBeUndefined();
  });

  it("hands over nothing before a message is open", () => {
    createLiveCheck(directClient(), readSample(NAME)).handOver();
    expect(takeHandoff()).toBeUndefined();
  });

  it("opens a file in its encoding, and rejects one that's too long", async () => {
    const check = createLiveCheck(directClient(), readSample(NAME));
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>\n<a>\xfc</a>', "latin1");
    const { name, original } = await check.openFile(fakeFile(latin, "latin.xml"));
    expect([name, original.encoding, original.source.includes("ü")]).toEqual(["latin.xml", "iso-8859-1", true]);
    const long = Object.defineProperty(new File([], "long.xml"), "size", { value: 1e9 });
    await expect(check.openFile(long)).rejects.toThrow(/^long\.xml has more than \d+ MB/);
  });
});
