import { readdirSync } from "node:fs";

import { searchBackends } from "./search-backends";

const names = searchBackends.map(({ name }) => name);

describe("searchBackends", () => {
  it("lists each backend folder under the folder's name", () => {
    const folders = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).flatMap(
      (file) => /^(.+)[\\/]\1-backend\.ts$/.exec(file)?.[1] ?? [],
    );
    expect([...names].sort()).toEqual(folders.sort());
  });

  it("ends with a backend that needs no configuration, so that every other has a fallback", () => {
    expect(searchBackends.at(-1)?.isConfigured).toBe(true);
  });
});
