import { dirname } from "node:path/posix";

import type { ICruiseResult } from "dependency-cruiser";

import { importCycles } from "./tools/import-cycles";

/** usage: check-imports.ts; checks all imports against the rules in .dependency-cruiser.cjs, and folders for cycles. */
const FILES = ["src", "e2e", "bench", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

/** Our own imports, except those of tests. */
const importsOf = ({ modules }: ICruiseResult) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ followable, resolved }) => followable && resolved.startsWith("src/") && source.startsWith("src/"))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );

const checkImports = async (): Promise<number> => {
  // This package has only ES modules, which a compiled "import" in a CommonJS script can't load.
  const { cruise, format } = await import("dependency-cruiser");
  const { default: extractDepcruiseOptions } = await import("dependency-cruiser/config-utl/extract-depcruise-options");
  const options = await extractDepcruiseOptions("./.dependency-cruiser.cjs");
  const result = (await cruise(FILES, options)).output as ICruiseResult;
  const { output, exitCode } = await format(result, { outputType: "err-long" });
  console.log(output);
  const cycles = new Map(
    importCycles(importsOf(result)).map(({ from, to }) => [`${dirname(from)} → ${dirname(to)}`, from]),
  );
  for (const [folders, file] of cycles) console.error(`folders import each other: ${folders}, by ${file}`);
  return exitCode + cycles.size;
};

void checkImports().then((diagnostics) => process.exit(diagnostics === 0 ? 0 : 1));
