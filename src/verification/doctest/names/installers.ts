import type { Registry } from "./package-facts";

/** A package manager. */
export interface Installer {
  registry: Registry;
  /** Subcommands whose words are package names. */
  installs: readonly string[];
  /** Subcommands whose words aren't package names. */
  others: readonly string[];
  /** Options, by subcommand; those of "" apply to all. */
  flags: Readonly<Record<string, string>>;
  /** Options that take the next word as their value. */
  valued: readonly string[];
}

const node = {
  registry: "npm",
  valued: ["--prefix", "--registry", "--workspace"],
} as const;

const nodeOthers = ["ci", "init", "run", "exec", "pack", "ls", "why", "start", "test", "create", "dlx", "config"];

const add = "-D --save-dev -E --save-exact -g --global --no-save --omit --dev --exact";

const compile =
  "--release --features -F --all-features --no-default-features --bin --example --lib -p --package --locked -q";

export const installers: Readonly<Record<string, Installer>> = {
  npm: {
    ...node,
    installs: ["install", "i", "add", "uninstall", "view"],
    others: nodeOthers,
    flags: {
      "": "--prefix --registry --workspace --version -v",
      install: add,
      i: add,
      add,
      uninstall: "-g",
      init: "-y",
      ls: "--depth --all",
    },
  },
  yarn: {
    ...node,
    installs: ["add", "remove"],
    others: [...nodeOthers, "install"],
    flags: { "": "--version", add: "--dev -D --exact -E", init: "-y" },
  },
  pnpm: {
    ...node,
    installs: ["add", "install", "remove"],
    others: nodeOthers,
    flags: { "": "--version", add: "-D --save-dev -E --save-exact -g", init: "-y" },
  },
  pip: {
    registry: "pip",
    installs: ["install", "uninstall", "show", "download"],
    others: ["list", "freeze", "check"],
    flags: {
      "": "--version -V",
      install:
        "-U --upgrade --user --pre -r --requirement -c -e --no-cache-dir --index-url --only-binary --no-binary --no-deps",
      download: "--only-binary --no-binary --no-deps --platform -d",
      uninstall: "-y",
    },
    valued: ["-r", "--requirement", "-c", "-e", "-d", "--index-url", "--only-binary", "--no-binary", "--platform"],
  },
  cargo: {
    registry: "cargo",
    installs: ["add", "install", "remove"],
    others: ["new", "init", "run", "build", "test", "check", "update", "tree", "doc", "fmt", "clippy"],
    flags: {
      "": "--version -V -v",
      add: "--features -F --no-default-features --dev --build --optional --path --git --rename",
      install:
        "--version --features -F --all-features --no-default-features --locked --path --git --bin --force --root",
      new: "--bin --lib --name --edition",
      init: "--bin --lib --name --edition",
      ...{ run: compile, build: compile, test: compile, check: compile, clippy: compile },
      doc: "--open --no-deps",
      tree: "-e -i --depth",
    },
    valued:
      "--version --features -F --path --git --bin --example --rename --root --name --edition -p --package -e -i --depth".split(
        " ",
      ),
  },
};
