import { writeFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import { joinParts, judgeRun, runInParallel, runProgram } from "../../running/run-program";
import { ENGINE, withWorkspace } from "../../running/workspace";
import type { Checker, CheckResult } from "../../samples/checker";
import type { Program } from "../../samples/sample";
import { checkScriptTypes, moduleDiagnostic } from "./check-script-types";
import { builderDiagnostic, compiledName, compileScripts, filesNamedBy, isExecuted, isScript } from "./script-files";

const errorLine = (stderr: string): string | undefined =>
  /^(?:Uncaught )?(?:[A-Za-z]*Error\b|\[).*$/m.exec(stderr)?.[0] ?? stderr.trim().split("\n").at(-1);

/** Compiles a program and the files next to it, and runs it. */
const runScript = (file: string, program: Program): ReturnType<typeof runProgram> => {
  const folder = path.dirname(file);
  writeFileSync(
    file,
    joinParts(program.parts, (text) => `;console.log(${text});`),
  );
  compileScripts(folder);
  const args = ["--no-warnings", compiledName(path.basename(file))];
  return runProgram({ command: process.execPath, args, folder, env: { NO_COLOR: "1" }, timeout: 30, errorLine });
};

/** Checks the types of all scripts, then runs those that can run, each in its own process and folder. */
const checkScripts: Checker["check"] = (scripts) =>
  withWorkspace(async (workspace) => {
    if (scripts.some(({ program }) => program.code.includes(ENGINE))) await workspace.addEngine();
    const planned = scripts.map(({ program, page, outputs }) => {
      const named = filesNamedBy(program, page);
      // Whether an output block shows what it prints.
      const shown = program.parts.some((part) => outputs.has(part));
      const executed = isExecuted(program, named, shown);
      // If only the builder is missing, other machines would run it.
      const skipped = !executed && isExecuted(program, named, shown, ["ddex-parser"]) ? builderDiagnostic() : undefined;
      return { named, file: workspace.add(program, named), shown, executed, skipped };
    });
    const types = checkScriptTypes(planned.map(({ file }) => file));
    // A file that another block on the page names runs with that block.
    const byOthers = new Set(planned.filter(({ executed }) => executed).flatMap(({ named }) => named.filter(isScript)));
    return runInParallel([...scripts.entries()], async ([index, script]): Promise<CheckResult> => {
      const { file, shown, executed, skipped } = planned[index]!;
      const isNamed = byOthers.has(script.program);
      const check = executed || isNamed ? "executed" : "typeChecked";
      const diagnostics = [...types.get(file)!, ...[moduleDiagnostic(script) ?? []].flat()];
      return !executed || diagnostics.length > 0 || (isNamed && !shown)
        ? { check, diagnostics, skipped }
        : { check, ...judgeRun(script, await runScript(file, script.program)) };
    });
  });

export const scriptChecker: Checker = {
  languages: ["typescript", "javascript"],
  check: checkScripts,
  tools: () => ({ typeChecked: `TypeScript ${ts.version}`, executed: `Node.js ${process.versions.node}` }),
};
