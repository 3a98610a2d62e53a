import { readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { dataPaths } from "../../config/content";

describe("types read", () => {
  it("finds the current types in content; if not, run `npm run types:read`", async () => {
    const read = dataPaths(temporaryFolder());
    process.argv[2] = path.dirname(read.types);
    await import("./types-read");
    for (const file of ["types", "scriptTypes"] as const)
      expect(readFileSync(dataPaths()[file], "utf8")).toBe(readFileSync(read[file], "utf8"));
  }, 60_000);
});
