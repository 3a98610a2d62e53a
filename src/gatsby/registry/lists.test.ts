import { readdirSync } from "node:fs";

import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";
import { outputs } from "../outputs";

/** The folders in a directory of src/gatsby that contain the file. */
const writtenIn = (room: string, file: string): string[] =>
  readdirSync(`src/gatsby/${room}`, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(`/${file}`))
    .map((name) => name.slice(0, -file.length - 1));

describe("the lists of content types, nodes and outputs", () => {
  it.each([
    ["content-types", "content-type.ts", contentTypes],
    ["nodes", "schema.graphql", nodeTypes],
    ["outputs", "output.ts", outputs],
  ])("contain, in src/gatsby/%s/index.ts, each %s under the name of its folder", (room, file, list) => {
    expect(list.map(({ name }) => name).sort()).toEqual(writtenIn(room, file).sort());
  });

  it("have no two content types with the same type or files", () => {
    for (const values of [
      contentTypes.map(({ type }) => type),
      contentTypes.map((kind) => ("folder" in kind ? kind.folder : kind.file)),
    ])
      expect(new Set(values).size).toBe(values.length);
  });
});
