import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { devDependencies } from "../../../../../package.json";
import { joinParts, judgeRun, runInParallel, runProgram } from "../../running/run-program";
import { withWorkspace } from "../../running/workspace";
import type { Checker, CheckResult, PageProgram } from "../../samples/checker";
import { languageOf } from "../../samples/to-programs";
import { findPython, missingImports } from "./running/find-python";
import { type Needs, needsOf, unknownFiles } from "./running/python-files";
import { checkPythonTypes } from "./types/check-python-types";

/** The toolkit's packages can't be installed, and servers aren't started, so programs that use them never run. */
const isNeverRun = (code: string): boolean =>
  /\bddex[-_](?:parser|builder)\b|^(?:from|import) (?:fastapi|psycopg)\b/m.test(code);

const NO_PYTHON = "There is no Python here (PYTHON names one): samples without the toolkit are type-checked, not run.";

/**
 * Returns why a program isn't run, because it needs the toolkit or something that this machine lacks; undefined if it
 * is. `missing` lists the imports of the program and its files that the interpreter lacks.
 */
const skipReason = (
  code: string,
  { files }: Needs,
  python: string | undefined,
  missing: readonly string[] = [],
): Pick<CheckResult, "skipped"> | undefined => {
  if (isNeverRun(code)) return {};
  if (python === undefined) return { skipped: NO_PYTHON };
  const lacking = missing.filter((name) => !files.some(({ title }) => title === `${name}.py`));
  return lacking.length === 0
    ? undefined
    : { skipped: `${python} has no ${lacking.join(", ")}: samples that import it are type-checked, not run.` };
};

const TRACEBACK = "Traceback (most recent call last):\n";

/** Returns the line of standard error that names the error: the first after a traceback, otherwise the last line. */
const errorLine = (stderr: string): string | undefined => {
  const after = stderr.split(TRACEBACK).at(-1)!;
  const lines = after.split("\n").filter((line) => /^\S/.test(line));
  return stderr.includes(TRACEBACK) ? lines[0] : lines.at(-1);
};

const runPython = async (pageProgram: PageProgram, file: string, args: readonly string[], command: string) => {
  const folder = path.dirname(file);
  writeFileSync(
    file,
    joinParts(pageProgram.program.parts, (text) => `print(${text}, flush=True)`),
  );
  const env = { SYSTEMROOT: process.env.SYSTEMROOT, PYTHONUTF8: "1" };
  const all = ["-B", path.basename(file), ...args];
  const result = await runProgram({ command, args: all, folder, env, timeout: 60, errorLine });
  rmSync(folder, { recursive: true, force: true });
  return judgeRun(pageProgram, result);
};

const checkPrograms: Checker["check"] = (programs, symbols) =>
  withWorkspace(async (workspace) => {
    const python = findPython();
    const needed = programs.map(({ program, page }) => needsOf(program, page));
    const codes = programs.map(({ program }, index) =>
      [program, ...needed[index]!.files.filter((file) => languageOf(file) === "python")]
        .map(({ code }) => code)
        .join("\n"),
    );
    const missing = python === undefined ? [] : missingImports(python, codes)!;
    const files = programs.map(({ program }, index) => ({
      file: workspace.add(program, needed[index]!.files, needed[index]!.args),
      code: program.code,
      executed: !isNeverRun(program.code),
    }));
    const types = await checkPythonTypes(workspace.folder, files, symbols);
    return runInParallel([...programs.entries()], async ([index, pageProgram]): Promise<CheckResult> => {
      const { file, code, executed } = files[index]!;
      const unrun = skipReason(code, needed[index]!, python, missing[index]);
      // Only for programs that never run, so that a machine without a package isn't stricter than one with it.
      const diagnostics = [
        ...types.get(file)!,
        ...(executed ? [] : unknownFiles(pageProgram.program, pageProgram.page)),
      ];
      if (unrun) return { check: "typeChecked", diagnostics, ...unrun };
      if (diagnostics.length > 0) return { check: "executed", diagnostics };
      return { check: "executed", ...(await runPython(pageProgram, file, needed[index]!.args, python!)) };
    });
  });

const tools: Checker["tools"] = () => {
  const python = findPython();
  const { stdout = "" } = python === undefined ? {} : spawnSync(python, ["--version"], { encoding: "utf8" });
  return { typeChecked: `pyright ${devDependencies.pyright}`, executed: stdout.trim() };
};

/** Checks the types of Python with pyright; runs programs that don't need the toolkit. */
export const pythonChecker: Checker = { languages: ["python"], check: checkPrograms, tools };
