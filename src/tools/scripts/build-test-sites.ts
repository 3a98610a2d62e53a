import { ensureBuild } from "./build/ensure-build";
import { ensurePrefixedSite } from "./build/ensure-test-sites";

/** usage: build-test-sites.ts; builds the sites that the browser tests open, unless they are up to date. */
void ensureBuild().then(ensurePrefixedSite);
