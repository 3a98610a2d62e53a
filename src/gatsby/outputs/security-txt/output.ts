import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { buildTime } from "../version/build-time";
import { toSecurityTxt } from "./to-security-txt";

/** Where to report security problems with the site, as defined by RFC 9116. */
export const securityTxt: Output = {
  name: "security-txt",
  files: [paths.securityTxt()],
  write: async (_args, folder) => {
    const file = path.join(folder, paths.securityTxt());
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, toSecurityTxt(buildTime()));
  },
};
