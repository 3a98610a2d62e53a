import { ensureBuild } from "./build/ensure-build";

/** usage: build.ts [options of `gatsby build`, such as --verbose] */
void ensureBuild(process.argv.slice(2));
