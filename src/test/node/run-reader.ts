import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { findPython, missingImports } from "../../verification/doctest/languages/python/running/find-python";
import { needsOf } from "../../verification/doctest/languages/python/running/python-files";
import { filesNamedBy } from "../../verification/doctest/languages/scripts/script-files";
import { createWorkspace } from "../../verification/doctest/running/workspace";
import type { Program } from "../../verification/doctest/samples/sample";
import { languageOf } from "../../verification/doctest/samples/to-programs";
import { startNode } from "./node-process";
import { type ProgramRun, startPython } from "./python-process";

/** A program of the pages that reads a message, and how to run it. */
export interface RunnableProgram {
  program: Program;
  page: readonly Program[];
  /** Its arguments; MESSAGE stands for the file. */
  args?: readonly string[];
  /** The name under which it reads the message, if that isn't an argument. */
  as?: string;
  /** Code that calls a module, which doesn't run by itself. */
  driver?: string;
}

const isPython = ({ program }: RunnableProgram): boolean => program.language === "python";

const python = findPython();

const neededFiles = ({ program, page }: RunnableProgram): readonly Program[] =>
  program.language === "python" ? needsOf(program, page).files : filesNamedBy(program, page);

/** Returns the programs for which this machine has all that they import. */
export const runnableOf = <Runnable extends RunnableProgram>(runnables: readonly Runnable[]): Runnable[] => {
  const filesOf = runnables.map((runnable) =>
    [runnable.program, ...neededFiles(runnable)].filter((file) => languageOf(file) === "python"),
  );
  const codes = filesOf.map((files) => files.map(({ code }) => code).join("\n"));
  const missing = python === undefined ? undefined : missingImports(python, codes)!;
  return runnables.filter((runnable, index) => {
    if (!isPython(runnable)) return true;
    const modules = filesOf[index]!.map(({ title }) => title?.replace(/\.py$/, ""));
    return missing?.[index]!.every((name) => modules.includes(name));
  });
};

/** Runs programs in folders of their own, each on all messages in one process. */
export const startReaders = (messages: readonly (string | Uint8Array)[]) => {
  const workspace = createWorkspace();
  const node = startNode();
  const interpreter = python === undefined ? undefined : startPython(python);

  /** Writes a program, its files, and the messages with the files that they deliver. */
  const prepare = (runnable: RunnableProgram): string => {
    const file = workspace.add(runnable.program, neededFiles(runnable));
    const folder = path.dirname(file);
    for (const [index, message] of messages.entries()) {
      writeFileSync(path.join(folder, `message-${index}.xml`), message);
      for (const [, name] of String(message).matchAll(/<URI>(?:resources\/)?([^<]*)/g)) {
        mkdirSync(path.join(folder, "masters"), { recursive: true });
        writeFileSync(path.join(folder, "masters", name!), "");
      }
    }
    if (runnable.as) mkdirSync(path.join(folder, path.dirname(runnable.as)), { recursive: true });
    if (runnable.driver === undefined) return file;
    const driver = path.join(folder, isPython(runnable) ? "driver.py" : "driver.mts");
    writeFileSync(driver, runnable.driver);
    return driver;
  };

  const runPython = async (file: string, runs: readonly object[]): Promise<ProgramRun[]> => {
    const parameters = [path.resolve("src/test/node/run_each.py"), file, JSON.stringify(runs)] as const;
    const { stdout, stderr } = await interpreter!.run(path.dirname(file), ...parameters);
    if (stdout === "") throw new Error(stderr);
    return (JSON.parse(stdout) as [number, string, string][]).map(([status, output, errors]) => ({
      status,
      stdout: output,
      stderr: errors,
    }));
  };

  return {
    /** Returns how a program ended on each message. */
    run: async (runnable: RunnableProgram): Promise<ProgramRun[]> => {
      const { args = ["MESSAGE"], as } = runnable;
      const file = prepare(runnable);
      const folder = path.dirname(file);
      const runs = messages.map((_message, index) => {
        const name = `message-${index}.xml`;
        return {
          args: args.map((argument) => (argument === "MESSAGE" ? name : argument)),
          copies: as ? [[name, as] as const] : [],
        };
      });
      if (isPython(runnable)) return runPython(file, runs);
      const results: ProgramRun[] = [];
      for (const run of runs) {
        for (const [from, to] of run.copies) copyFileSync(path.join(folder, from), path.join(folder, to));
        results.push(await node.run(folder, file, ...run.args));
      }
      return results;
    },
    addEngine: workspace.addEngine,
    stop: (): void => {
      node.stop();
      interpreter?.stop();
      workspace.remove();
    },
  };
};
