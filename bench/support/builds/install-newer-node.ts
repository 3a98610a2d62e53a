import path from "node:path";

import { installPackages } from "./install-packages";

/** The minimum for the pinned tools, and the version to install if this process is older. */
const NEEDED = [22, 19] as const;
const INSTALLED = "22.23.3";

const isEnough = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

/** Returns the path of a Node.js new enough for the pinned tools: the running one, or npm's, which it installs. */
export const installNewerNode = async (folder: string): Promise<string> => {
  if (isEnough(process.versions.node)) return process.execPath;
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  await installPackages(folder, { dependencies: { [name]: INSTALLED } });
  return path.join(folder, "node_modules", name, "bin", windows ? "node.exe" : "node");
};
