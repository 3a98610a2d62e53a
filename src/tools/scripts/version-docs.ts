import { counted } from "@ddex-suite/ern/text/counted";

import { paths } from "../../utils/paths";
import { fail } from "./tools/fail";
import { cutVersion } from "./versions/cut-version";

/** usage: npm run version:docs -- 0.4.5 */
const [name = ""] = process.argv.slice(2);

if (!name) fail("Usage: npm run version:docs -- <version>, like 0.4.5");
try {
  const pages = cutVersion(name);
  console.log(`content/versions/${name} keeps the ${counted(pages, "doc")} of now, with their data, at ${paths.doc(name)}. Next:
1. Write on in content/docs, and raise the site's version in src/config/site.ts.
2. npm run build: the version is in the navbar's dropdown, and its pages lead to those of the current one.`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
