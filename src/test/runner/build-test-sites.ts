import { ensureBuild } from "../../tools/scripts/build/ensure-build";
import { ensurePrefixedSite } from "../sites/ensure-test-sites";

/** usage: build-test-sites.ts; builds the sites that the browser tests open, unless they are up to date. */
void ensureBuild().then(ensurePrefixedSite);
