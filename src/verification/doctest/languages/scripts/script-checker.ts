import ts from "typescript";

import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import { inTurn } from "../../running/in-turn";
import { judgeRun } from "../../running/judge-run";
import { makeWorkspace } from "../../running/workspace";
import type { Program } from "../../samples/sample";
import { builderDiagnostic } from "./builder-diagnostic";
import { checkScriptTypes } from "./check-script-types";
import { moduleDiagnostic } from "./module-diagnostic";
import { runScript } from "./run-script";
import { filesNamedBy, isExecuted, isScript } from "./script-files";

interface Planned {
  script: PageProgram;
  named: Program[];
  file: string;
  /** Does an output block show what it prints? */
  shown: boolean;
  executed: boolean;
  skipped?: string;
}

/** Checks the types of all scripts, then runs those that can run, each in its own process and folder. */
const checkScripts = async (scripts: readonly PageProgram[]): Promise<CheckedProgram[]> => {
  const workspace = makeWorkspace();
  try {
    const planned = scripts.map((script): Planned => {
      const named = filesNamedBy(script.program, script.page);
      const shown = script.program.parts.some((part) => script.outputs.has(part));
      const executed = isExecuted(script.program, named, shown);
      // If only the builder is missing, other machines would run it.
      const skipped =
        !executed && isExecuted(script.program, named, shown, ["ddex-parser"]) ? builderDiagnostic() : undefined;
      return { script, named, file: workspace.add(script.program, named), shown, executed, skipped };
    });
    const types = checkScriptTypes(planned.map(({ file }) => file));
    // A file that another block on the page names runs with that block.
    const byOthers = new Set(planned.filter(({ executed }) => executed).flatMap(({ named }) => named.filter(isScript)));
    return await inTurn(
      planned.map(({ script, file, shown, executed, skipped }) => async () => {
        const diagnostics = [...(types.get(file) ?? []), ...[moduleDiagnostic(script) ?? []].flat()];
        const { program } = script;
        const check = executed || byOthers.has(program) ? "executed" : "typeChecked";
        if (!executed || diagnostics.length > 0 || (byOthers.has(program) && !shown))
          return { ...script, check, diagnostics, outputDiagnostics: [], skipped };
        const codes = program.parts.map(({ code }) => code);
        return { ...script, check, ...judgeRun(script, await runScript(file, codes)) };
      }),
    );
  } finally {
    workspace.remove();
  }
};

export const scriptChecker: Checker = {
  languages: ["typescript", "javascript"],
  check: checkScripts,
  tools: () => ({ typeChecked: `TypeScript ${ts.version}`, executed: `Node.js ${process.versions.node}` }),
};
