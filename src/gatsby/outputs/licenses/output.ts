import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { BUNDLED_PACKAGES } from "../../webpack/bundled-packages";
import { readLicense } from "./read-license";
import { toLicenses } from "./to-licenses";

/** The licences of the packages whose code webpack bundled for readers. */
export const licenses: Output = {
  name: "licenses",
  files: [paths.licenses()],
  write: async ({ reporter }, folder) => {
    if (!existsSync(BUNDLED_PACKAGES)) {
      reporter.warn(`No licences are listed: ${BUNDLED_PACKAGES} is not there. Run npm run clean, then build again.`);
      return;
    }
    const packages = JSON.parse(readFileSync(BUNDLED_PACKAGES, "utf8")) as string[];
    await writeFile(path.join(folder, paths.licenses()), toLicenses(packages.map(readLicense)));
  },
};
