import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { paths } from "../../../utils/paths";
import { currentToolkit } from "../../compiled/current-toolkit";
import { toToolkitFile } from "./to-toolkit-file";
import { toToolkitSchema } from "./to-toolkit-schema";

/** Writes all toolkit symbols as JSON, and the schema of that file. */
export const writeToolkit = async (_args: unknown, folder: string): Promise<void> => {
  const files = {
    [paths.toolkit()]: toToolkitFile(currentToolkit().symbols),
    [paths.toolkitSchema()]: toToolkitSchema(),
  };
  await mkdir(path.join(folder, path.dirname(paths.toolkit())), { recursive: true });
  for (const [file, value] of Object.entries(files)) await writeFile(path.join(folder, file), JSON.stringify(value));
};
