import { dirname } from "node:path/posix";

import type { ICruiseResult } from "dependency-cruiser";

import { importCycles } from "./imports/import-cycles";

/** usage: check-imports.ts; holds all imports against the rules of .dependency-cruiser.cjs, and folders against each other. */
const FILES = ["src", "e2e", "bench", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

/** Imports of ours, those of tests left out. */
const importsOf = ({ modules }: ICruiseResult) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ followable, resolved }) => followable && resolved.startsWith("src/") && source.startsWith("src/"))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );

const checkImports = async (): Promise<number> => {
  // A package of ES modules alone, which "import" of a script that runs as CommonJS does not find.
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
