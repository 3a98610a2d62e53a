import { debianInstall, hasJava, isDone, which } from "./debian";

interface TestTool {
  name: string;
  /** The Debian packages that contain it. */
  packages: readonly string[];
  isThere(): boolean;
  /** What isn't tested without it. */
  without: string;
}

/** Debian's Python finds Debian's packages, even if another Python is first in the PATH. */
const hasPythonWith = (name: string): boolean =>
  [process.env.PYTHON ?? "python3", "/usr/bin/python3"].some((python) =>
    isDone(python, ["-c", `import ${name}`], true),
  );

/** What some tests need in addition to Node.js and a browser. */
const testTools: readonly TestTool[] = [
  ...["lxml", "pandas"].map((name) => ({
    name: `Python with ${name}`,
    packages: ["python3", `python3-${name}`],
    isThere: () => hasPythonWith(name),
    without: "samples that import it are type-checked, not run",
  })),
  {
    name: "git",
    packages: ["git"],
    isThere: () => which("git") !== undefined,
    without: "what the site reads of a history is not tried",
  },
  {
    name: "rustc",
    packages: ["rustc"],
    isThere: () => isDone(process.env.RUSTC ?? "rustc", ["--version"], true),
    without: "samples in Rust are parsed, not compiled",
  },
  {
    name: "xmllint",
    packages: ["libxml2-utils"],
    isThere: () => which("xmllint") !== undefined,
    without: "the causes of the error catalogue are not tried",
  },
  {
    name: "Java",
    packages: ["default-jre-headless"],
    isThere: hasJava,
    without: "the markup of the pages is not checked",
  },
  ...["nginx", "caddy"].map((name) => ({
    name,
    packages: [name],
    isThere: () => which(name) !== undefined,
    without: "its configuration is not tried",
  })),
];

/**
 * Installs what the tests need all at once, if Debian's apt is available. Prints one line for each thing that is still
 * missing, and continues without it.
 */
export const ensureTestTools = (tools: readonly TestTool[] = testTools, install = debianInstall): void => {
  const lacking = tools.filter((tool) => !tool.isThere());
  if (lacking.length === 0) return;
  const debian = install([...new Set(lacking.flatMap(({ packages }) => packages))]);
  if (debian) {
    console.log(`Some tests need ${lacking.map(({ name }) => name).join(", ")}: running \`${debian.says}\`.`);
    debian.run(true);
  }
  for (const { name, isThere, without } of lacking)
    if (!isThere()) console.log(`Skipped, because ${name} could not be installed: ${without}.`);
};
