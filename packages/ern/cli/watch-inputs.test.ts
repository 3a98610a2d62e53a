import { rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../test/temporary-folder";
import { type Input, listInputs } from "./list-inputs";
import { watchInputs } from "./watch-inputs";

describe("watchInputs", () => {
  it("yields all files, then those that are new or changed, until it is stopped", async () => {
    const folder = temporaryFolder({ "a.xml": "<a/>", "b.xml": "<b/>" });
    const stop = new AbortController();
    const changes = watchInputs(() => listInputs(folder, /\.xml$/), stop.signal);
    const next = async () => ((await changes.next()).value as Input[] | undefined)?.map(({ relative }) => relative);
    expect(await next()).toEqual(["a.xml", "b.xml"]);
    utimesSync(path.join(folder, "b.xml"), 0, 1);
    writeFileSync(path.join(folder, "c.xml"), "<c/>");
    expect(await next()).toEqual(["b.xml", "c.xml"]);
    rmSync(path.join(folder, "a.xml"));
    const last = next();
    stop.abort();
    expect(await last).toBeUndefined();
  });
});
