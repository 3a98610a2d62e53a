import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface Packages {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
}

/** npm writes it when everything is installed. */
const INSTALLED = "node_modules/.package-lock.json";

/** Installs npm packages into their own folder, unless an earlier run has done so. Throws if npm fails. */
export const installPackages = async (folder: string, packages: Packages): Promise<void> => {
  const manifest = path.join(folder, "package.json");
  const manifestText = JSON.stringify({ private: true, ...packages }, undefined, 2);
  const installed = existsSync(path.join(folder, INSTALLED)) && existsSync(manifest);
  if (installed && readFileSync(manifest, "utf8") === manifestText) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, manifestText);
  console.error(`Installing ${Object.keys(packages.dependencies).join(", ")} in ${folder}`);
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
  const npm = spawn("npm", ["install", "--prefix", folder, ...flags], {
    cwd: folder,
    shell: process.platform === "win32",
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise<number | null>((resolve, reject) => npm.once("error", reject).once("exit", resolve));
  if (code !== 0) throw new Error(`npm could not install what ${manifest} names`);
};
