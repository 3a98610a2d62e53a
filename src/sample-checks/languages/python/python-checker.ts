import { inTurn } from "../../running/in-turn";
import { judgeRun } from "../../running/judge-run";
import { makeWorkspace } from "../../running/workspace";
import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import { importsOf } from "./python-imports";
import { findPython, missingModules } from "./running/find-python";
import { needsOf } from "./running/python-files";
import type { Needs } from "./running/python-files";
import { runPython } from "./running/run-python";
import { unknownFiles } from "./running/unknown-files";
import { checkTypes } from "./types/check-types";

interface Planned extends Needs {
  one: PageProgram;
  file: string;
  /** Why it is not run: for what it imports, or what this machine lacks. */
  unrun?: { skipped?: string };
}

/** The toolkit's packages cannot be installed here: what imports one, or asks for its version, is not run. */
const needsToolkit = (code: string): boolean => /\bddex[-_](?:parser|builder)\b/.test(code);

const NO_PYTHON = "There is no Python here (PYTHON names one): its samples are type-checked, not run.";

/** Says of each program whether it runs here. */
const runnable = (programs: readonly PageProgram[], python: string | undefined) => {
  const codes = programs.map(({ program }) => program.code).filter((code) => !needsToolkit(code));
  const missing = python === undefined ? [] : (missingModules(python, [...new Set(codes.flatMap(importsOf))]) ?? []);
  return ({ code }: { code: string }): Planned["unrun"] => {
    if (needsToolkit(code)) return {};
    if (python === undefined) return { skipped: NO_PYTHON };
    const lacking = importsOf(code).filter((name) => missing.includes(name));
    return lacking.length > 0
      ? { skipped: `${python} has no ${lacking.join(", ")}: the samples that import it are type-checked, not run.` }
      : undefined;
  };
};

const run = async ({ one, file, args }: Planned, python: string): Promise<ReturnType<typeof judgeRun>> => {
  const parts = one.program.parts.map(({ code }) => code);
  return judgeRun(one, await runPython({ python, file, parts, args }));
};

const checkPrograms: Checker["check"] = async (programs, symbols) => {
  const workspace = makeWorkspace();
  try {
    const python = findPython();
    const whyNot = runnable(programs, python);
    const planned = programs.map((one): Planned => {
      const needs = needsOf(one.program, one.page);
      return { ...needs, one, file: workspace.add(one.program, needs.files), unrun: whyNot(one.program) };
    });
    const types = await checkTypes(
      workspace.folder,
      planned.map(({ one, file, unrun }) => ({ file, code: one.program.code, executed: unrun === undefined })),
      symbols,
    );
    return await inTurn(
      planned.map((plan) => async (): Promise<CheckedProgram> => {
        const { one, file, unrun } = plan;
        const problems = [...types.get(file)!, ...(unrun ? unknownFiles(one.program, one.page) : [])];
        if (unrun || problems.length > 0)
          return { ...one, check: unrun ? "typeChecked" : "executed", problems, outputProblems: [], ...unrun };
        return { ...one, check: "executed", ...(await run(plan, python!)) };
      }),
    );
  } finally {
    workspace.remove();
  }
};

export const pythonChecker: Checker = { languages: ["python"], check: checkPrograms };
