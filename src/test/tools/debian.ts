import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Debian's folder for servers, which isn't in every user's PATH. */
const SERVERS = "/usr/sbin";

/** Returns the path of a command in the PATH. */
export const which = (command: string): string | undefined =>
  [...(process.env.PATH ?? "").split(path.delimiter), SERVERS]
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file));

/** Runs a command and returns whether it succeeded. Shows its output unless `quiet` is set. */
export const isDone = (command: string, args: readonly string[], quiet = false): boolean =>
  spawnSync(command, args, { stdio: quiet ? "ignore" : "inherit" }).status === 0;

/** Returns whether Java can run here. The command isn't enough: on macOS it may only say where to get Java. */
export const hasJava = (): boolean => isDone("java", ["-version"], true);

const INSTALL = ["install", "-y", "-qq", "--no-install-recommends"];

/** Prefix for commands that need root; undefined if the user isn't root and can't become root without a password. */
const asRoot = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return [];
  return which("sudo") !== undefined && isDone("sudo", ["-n", "true"], true) ? ["sudo", "-n"] : undefined;
};

export interface Install {
  /** The command, for people. */
  says: string;
  run(quiet?: boolean): boolean;
}

/** Installs Debian packages; undefined if there is no apt or this user can't use it. */
export const debianInstall = (packages: readonly string[]): Install | undefined => {
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
