import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Where Debian has its servers, which is not in the PATH of each user. */
const SERVERS = "/usr/sbin";

/** Path of a command, where the PATH has it. */
export const which = (command: string): string | undefined =>
  [...(process.env.PATH ?? "").split(path.delimiter), SERVERS]
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file));

/** Runs a command; did it succeed? What it prints is shown unless it is to be quiet. */
export const isDone = (command: string, args: readonly string[], quiet = false): boolean =>
  spawnSync(command, args, { stdio: quiet ? "ignore" : "inherit" }).status === 0;

const INSTALL = ["install", "-y", "-qq", "--no-install-recommends"];

/** What comes before a command that only root may run; undefined for who is not root, and cannot be without a password. */
const asRoot = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return [];
  return which("sudo") !== undefined && isDone("sudo", ["-n", "true"], true) ? ["sudo", "-n"] : undefined;
};

/** Installs packages of Debian. */
export interface DebianInstall {
  /** The command, for people. */
  says: string;
  run(quiet?: boolean): boolean;
}

/** What installs packages of Debian; undefined where there is no apt, or one that this user may not use. */
export const debianInstall = (packages: readonly string[]): DebianInstall | undefined => {
  const root = which("apt-get") === undefined ? undefined : asRoot();
  if (!root) return undefined;
  const apt = (args: readonly string[], quiet: boolean): boolean => {
    const [command, ...rest] = [...root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args] as const;
    return isDone(command!, rest, quiet);
  };
  return {
    says: ["apt-get", ...INSTALL, ...packages].join(" "),
    run: (quiet = false) => apt(["update", "-qq"], quiet) && apt([...INSTALL, ...packages], quiet),
  };
};
