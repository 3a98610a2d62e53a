import { cpSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { reportSchema } from "@ddex-suite/ern";
import { makeDownloads } from "@ddex-suite/ern/build";
import engine from "@ddex-suite/ern/package.json";

import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { type Output, writeFiles } from "../../registry/output";

const ENGINE_FILES = ["index.json", "ern.mjs", "ern-validator.mjs", `ern-${engine.version}.tgz`];

/** The action that annotates pull requests, and a workflow that uses it, by their names on the site. */
const ACTION_FILES = {
  "check-ern-action.yml": ".github/actions/check-ern/action.yml",
  "check-ern-workflow.yml": ".github/actions/check-ern/example-workflow.yml",
};

const schemaPath = paths.download("ern-report.schema.json");

/** The engine to take home: its npm package, its command line in one file, its JSON Schema and its GitHub action. */
export const downloads: Output = {
  name: "downloads",
  files: [schemaPath, ...[...ENGINE_FILES, ...Object.keys(ACTION_FILES)].map(paths.download)],
  write: async (_args, folder) => {
    const target = path.join(folder, "downloads");
    rmSync(target, { recursive: true, force: true });
    const { files: made } = await makeDownloads("packages/ern", "node_modules/.cache/ern");
    cpSync(made, target, { recursive: true });
    const files: Record<string, Buffer | string> = {
      [schemaPath]: JSON.stringify({ $id: absoluteUrl(schemaPath), ...reportSchema }),
    };
    for (const [name, source] of Object.entries(ACTION_FILES)) files[paths.download(name)] = await readFile(source);
    await writeFiles(folder, files);
  },
};
