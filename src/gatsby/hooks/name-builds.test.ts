import { mkdir, mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { nameBuilds } from "./name-builds";

describe("nameBuilds", () => {
  it("writes the build's name into each page's data and skips data that has it and other files", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "public-"));
    const file = (name: string): string => path.join(folder, "page-data", name);
    for (const route of ["index", "docs/intro", "sq/d"]) await mkdir(file(route), { recursive: true });
    await writeFile(file("app-data.json"), '{"webpackCompilationHash":"b2"}');
    await writeFile(file("index/page-data.json"), '{"path":"/","result":{"data":"<p>é</p>"}}');
    await writeFile(file("docs/intro/page-data.json"), '{"path":"/docs/intro/","build":"b1"}');
    await writeFile(file("sq/d/1.json"), '{"data":{}}');
    await nameBuilds(folder);
    expect(JSON.parse(await readFile(file("index/page-data.json"), "utf8"))).toEqual({
      path: "/",
      result: { data: "<p>é</p>" },
      build: "b2",
    });
    expect(await readFile(file("docs/intro/page-data.json"), "utf8")).toBe('{"path":"/docs/intro/","build":"b2"}');
    expect(await readFile(file("sq/d/1.json"), "utf8")).toBe('{"data":{}}');
    const before = await stat(file("index/page-data.json"));
    await nameBuilds(folder);
    expect((await stat(file("index/page-data.json"))).mtimeMs).toBe(before.mtimeMs);
  });
});
