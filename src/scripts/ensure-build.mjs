import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { bin, run } from "./run.mjs";

const INPUTS = [
  "content",
  "src",
  "static",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "package-lock.json",
];
const NOT_BUILT = /\.test\.tsx?$|__snapshots__|src[\\/]test[\\/]|gatsby-types\.d\.ts$/;
const ENVIRONMENT = ["STRICT_LINKS", "SITE_URL", "URL"];
const STAMP = ".cache/build-stamp";

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

const digestOfInputs = () => {
  const hash = createHash("sha1");
  for (const file of INPUTS.flatMap(filesBelow)) {
    if (!NOT_BUILT.test(file)) hash.update(file).update(readFileSync(file));
  }
  for (const name of ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
};

/** Builds the production site unless public/ is already the build of these very files. Exits when the build fails. */
export const ensureBuild = async () => {
  const digest = digestOfInputs();
  const built = existsSync("public/index.html") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest;
  if (built) {
    console.log("The site is built already.");
    return;
  }
  console.log("Building the production site; the first build takes about a minute…");
  const code = await run(bin("gatsby"), ["build"]);
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, digest);
};
