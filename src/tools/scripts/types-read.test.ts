import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { dataPaths } from "../../config/content";

describe("types read", () => {
  it("finds the current types in content; if not, run `npm run types:read`", () => {
    const read = dataPaths(temporaryFolder());
    execFileSync(process.execPath, [
      "--import",
      "tsx",
      "src/tools/scripts/types-read.ts",
      read.types.replace(/\/[^/]+$/, ""),
    ]);
    for (const file of ["types", "scriptTypes"] as const)
      expect(readFileSync(dataPaths()[file], "utf8")).toBe(readFileSync(read[file], "utf8"));
  }, 60_000);
});
