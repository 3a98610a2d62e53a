import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { devDependencies } from "../../../../../package.json";
import { inTurn, joinParts, judgeRun, runProgram } from "../../running/run-program";
import { makeWorkspace } from "../../running/workspace";
import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import type { Program } from "../../samples/sample";
import { languageOf } from "../../samples/to-programs";
import { findPython, missingImports } from "./running/find-python";
import { needsOf, unknownFiles } from "./running/python-files";
import type { Needs } from "./running/python-files";
import { checkPythonTypes } from "./types/check-python-types";

interface Planned extends Needs {
  one: PageProgram;
  file: string;
  /** Why it isn't run: it needs the toolkit, or something that this machine lacks. */
  unrun?: { skipped?: string };
}

/** The toolkit's packages can't be installed, and servers aren't started, so programs that use them never run. */
const isNeverRun = (code: string): boolean =>
  /\bddex[-_](?:parser|builder)\b|^(?:from|import) (?:fastapi|psycopg)\b/m.test(code);

const isPython = (file: Program): boolean => languageOf(file) === "python";

const NO_PYTHON = "There is no Python here (PYTHON names one): samples without the toolkit are type-checked, not run.";

/**
 * Why a program isn't run; undefined if it is. `missing` lists the imports of the program and its files that the
 * interpreter lacks.
 */
const whyNot = (code: string, { files }: Needs, python: string | undefined, missing: string[]): Planned["unrun"] => {
  if (isNeverRun(code)) return {};
  if (python === undefined) return { skipped: NO_PYTHON };
  const lacking = missing.filter((name) => !files.some(({ title }) => title === `${name}.py`));
  return lacking.length === 0
    ? undefined
    : { skipped: `${python} has no ${lacking.join(", ")}: samples that import it are type-checked, not run.` };
};

const TRACEBACK = "Traceback (most recent call last):\n";

/** The line of standard error that names the error: the first after a traceback, otherwise the last line. */
const errorLine = (stderr: string): string | undefined => {
  const after = stderr.split(TRACEBACK).at(-1)!;
  const lines = after.split("\n").filter((line) => /^\S/.test(line));
  return stderr.includes(TRACEBACK) ? lines[0] : lines.at(-1);
};

/** Runs a program, and then deletes its folder. */
const run = async ({ one, file, args }: Planned, python: string): Promise<ReturnType<typeof judgeRun>> => {
  const folder = path.dirname(file);
  writeFileSync(
    file,
    joinParts(one.program.parts, (text) => `print(${text}, flush=True)`),
  );
  const env = { SYSTEMROOT: process.env.SYSTEMROOT, PYTHONUTF8: "1" };
  const all = ["-B", path.basename(file), ...args];
  const result = await runProgram({ command: python, args: all, folder, env, timeout: 60, errorLine });
  rmSync(folder, { recursive: true, force: true });
  return judgeRun(one, result);
};

const checkPrograms: Checker["check"] = async (programs, symbols) => {
  const workspace = makeWorkspace();
  try {
    const python = findPython();
    const needed = programs.map(({ program, page }) => needsOf(program, page));
    const codes = programs.map(({ program }, index) =>
      [program, ...needed[index]!.files.filter(isPython)].map(({ code }) => code).join("\n"),
    );
    const missing = python === undefined ? [] : missingImports(python, codes)!;
    const planned = programs.map((one, index): Planned => {
      const needs = needed[index]!;
      const unrun = whyNot(one.program.code, needs, python, missing[index] ?? []);
      return { ...needs, one, file: workspace.add(one.program, needs.files), unrun };
    });
    const types = await checkPythonTypes(
      workspace.folder,
      planned.map(({ one, file }) => ({ file, code: one.program.code, executed: !isNeverRun(one.program.code) })),
      symbols,
    );
    return await inTurn(
      planned.map((plan) => async (): Promise<CheckedProgram> => {
        const { one, file, unrun } = plan;
        // Only for programs that never run, so that a machine without a package isn't stricter than one with it.
        const unknown = isNeverRun(one.program.code) ? unknownFiles(one.program, one.page) : [];
        const diagnostics = [...types.get(file)!, ...unknown];
        if (unrun || diagnostics.length > 0)
          return { ...one, check: unrun ? "typeChecked" : "executed", diagnostics, outputDiagnostics: [], ...unrun };
        return { ...one, check: "executed", ...(await run(plan, python!)) };
      }),
    );
  } finally {
    workspace.remove();
  }
};

const tools: Checker["tools"] = () => {
  const python = findPython();
  const { stdout = "" } = python === undefined ? {} : spawnSync(python, ["--version"], { encoding: "utf8" });
  return { typeChecked: `pyright ${devDependencies.pyright}`, executed: stdout.trim() };
};

/** Checks the types of Python with pyright; runs programs that don't need the toolkit. */
export const pythonChecker: Checker = { languages: ["python"], check: checkPrograms, tools };
