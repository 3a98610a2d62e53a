import { existsSync } from "node:fs";

import { fail } from "../../../src/tools/scripts/tools/fail";

/** Ends the bench if there is no built site. */
export const requireBuiltSite = (): void => {
  if (!existsSync("public/index.html")) fail("There is no built site in public/. Run `npm run build` first.");
};
