import { existsSync } from "node:fs";

import type { Linter } from "eslint";
import ts from "typescript";

import { ensureBuild } from "./build/ensure-build";
import { fail } from "./tools/fail";

/**
 * usage: check-types.ts [--lint]; with --lint, ESLint asks the program whose types were checked, instead of making its
 * own. A build generates the types of query results, `Queries.*`, if there are none yet.
 */
const isLint = process.argv.includes("--lint");

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (name) => name,
  getNewLine: () => "\n",
};

const createProgram = () => {
  const onUnRecoverableConfigFileDiagnostic = (diagnostic: ts.Diagnostic): never =>
    fail(ts.formatDiagnostic(diagnostic, host));
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
    "tsconfig.json",
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
  )!;
  return ts.createIncrementalProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
};

/** Prints what the compiler reports; returns whether that is nothing. */
const checkTypes = (program: ReturnType<typeof createProgram>): boolean => {
  const diagnostics = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
    // Writes down what has been checked.
    ...program.emit().diagnostics,
  ];
  if (diagnostics.length === 0) return true;
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, host));
  console.error("The types of query results (Queries.*) are those of the last build: npm run build.");
  return false;
};

type Parser = Extract<Linter.Parser, { parseForESLint: unknown }>;

/** Prints what ESLint reports; returns whether that is nothing. */
const lint = async (program: ts.Program): Promise<boolean> => {
  const [{ ESLint }, { parser }] = await Promise.all([import("eslint"), import("typescript-eslint")]);
  const { meta, parseForESLint } = parser as Parser;
  const eslint = new ESLint({
    overrideConfigFile: ".eslint.config.ts",
    overrideConfig: {
      files: ["**/*.{ts,tsx}"],
      languageOptions: {
        // As an option of the parser, the program would become part of the cache's key.
        parser: {
          meta,
          parseForESLint: (code: string, options: object) =>
            parseForESLint(code, { ...options, projectService: false, programs: [program] }),
        },
      },
    },
    cache: true,
    cacheLocation: "node_modules/.cache/eslint/",
    cacheStrategy: "content",
  });
  const results = await eslint.lintFiles(["."]);
  const { format } = await eslint.loadFormatter("stylish");
  process.stdout.write(await format(results, {}));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
};

const check = async (): Promise<boolean> => {
  if (!existsSync("src/gatsby-types.d.ts")) await ensureBuild();
  const program = createProgram();
  const passes = checkTypes(program);
  return (!isLint || (await lint(program.getProgram()))) && passes;
};

void check().then((passes) => process.exit(passes ? 0 : 1));
