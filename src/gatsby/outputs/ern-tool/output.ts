import { readFile } from "node:fs/promises";

import { reportSchema } from "@ddex-suite/ern";

import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { type Output, writeFiles } from "../../registry/output";

/** The action that annotates pull requests, and a workflow that uses it, by their names on the site. */
const ACTION_FILES = {
  "check-ern-action.yml": ".github/actions/check-ern/action.yml",
  "check-ern-workflow.yml": ".github/actions/check-ern/example-workflow.yml",
};

const schemaPath = paths.ernDownload("ern-report.schema.json");

/** What those need who use `ern` in programs and CI: the JSON Schema of its reports, and its action. */
export const ernTool: Output = {
  name: "ern-tool",
  files: [schemaPath, ...Object.keys(ACTION_FILES).map(paths.ernDownload)],
  write: async (_args, folder) => {
    const files: Record<string, Buffer | string> = {
      [schemaPath]: JSON.stringify({ $id: absoluteUrl(schemaPath), ...reportSchema }),
    };
    for (const [name, source] of Object.entries(ACTION_FILES)) files[paths.ernDownload(name)] = await readFile(source);
    await writeFiles(folder, files);
  },
};
