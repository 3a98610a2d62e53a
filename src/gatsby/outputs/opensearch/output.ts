import { writeFile } from "node:fs/promises";
import path from "node:path";

import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { toOpenSearch } from "./to-opensearch";

/** The OpenSearch description, so that browsers can search the site. */
export const opensearch: Output = {
  name: "opensearch",
  files: [paths.openSearch()],
  write: (_args, folder) => writeFile(path.join(folder, paths.openSearch()), toOpenSearch()),
};
