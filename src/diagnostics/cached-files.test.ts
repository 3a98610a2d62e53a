import { writeFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { setEnv } from "../test/node/set-env";
import { filesIn, memoizeFiles } from "./cached-files";

describe("memoizeFiles", () => {
  it("reads files again only if they have changed, also those with a mistake", () => {
    setEnv({ NODE_ENV: "development" });
    const folder = temporaryFolder({ "a.yaml": "mistake" });
    let times = 0;
    const read = memoizeFiles(
      () => filesIn(folder, ".yaml"),
      ([file]) => {
        times += 1;
        if (file!.raw === "mistake") throw new Error("a.yaml:1: a mistake");
        return file!.raw;
      },
    );
    for (let page = 0; page < 3; page++) expect(read).toThrow("a.yaml:1: a mistake");
    expect(times).toBe(1);
    writeFileSync(`${folder}/a.yaml`, "corrected");
    expect([read(), read(), times]).toEqual(["corrected", "corrected", 2]);
  });
});
