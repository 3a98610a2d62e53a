import { cpSync, rmSync } from "node:fs";
import path from "node:path";

import { makeDownloads } from "@ddex-suite/ern/build";
import engine from "@ddex-suite/ern/package.json";

import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";

const NAMES = ["index.json", "ern.mjs", "ern-validator.mjs", `ern-${engine.version}.tgz`];

/** The engine to take home: the package that npm installs, and the command line in one file. */
export const downloads: Output = {
  name: "downloads",
  files: NAMES.map(paths.download),
  write: async (_args, folder) => {
    const target = path.join(folder, "downloads");
    rmSync(target, { recursive: true, force: true });
    cpSync(await makeDownloads("packages/ern", "node_modules/.cache/ern"), target, { recursive: true });
  },
};
