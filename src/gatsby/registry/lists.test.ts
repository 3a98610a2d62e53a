import { readdirSync } from "node:fs";

import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";
import { outputs } from "../outputs";

/** What is written in a room of src/gatsby, by the folders that have the file. */
const writtenIn = (room: string, file: string): string[] =>
  readdirSync(`src/gatsby/${room}`, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(`/${file}`))
    .map((name) => name.slice(0, -file.length - 1));

describe("the lists of content types, nodes and outputs", () => {
  it.each([
    ["content-types", "content-type.ts", contentTypes],
    ["nodes", "node-type.ts", nodeTypes],
    ["outputs", "output.ts", outputs],
  ])("src/gatsby/%s/index.ts lists each %s, under the name of its folder", (room, file, list) => {
    expect(list.map(({ name }) => name).sort()).toEqual(writtenIn(room, file).sort());
  });

  it("no two content types have the same type or files", () => {
    for (const values of [
      contentTypes.map(({ type }) => type),
      contentTypes.map((kind) => ("folder" in kind ? kind.folder : kind.file)),
    ])
      expect(new Set(values).size).toBe(values.length);
  });
});
