import { availableParallelism } from "node:os";

import type { Program, Sample, SampleProblem } from "../samples/sample";
import { checkTypes } from "./check-types";
import { outputProblem } from "./compare-output";
import { runScript } from "./run-script";
import type { Run } from "./run-script";
import { filesNamedBy, isExecuted, isScript } from "./script-files";
import { makeWorkspace } from "./workspace";

export interface Script {
  program: Program;
  /** All programs of its page. */
  page: readonly Program[];
  /** The output block that shows what a part prints. */
  outputs: ReadonlyMap<Sample, Sample>;
}

export interface CheckedScript extends Script {
  /** In lines of the program. */
  problems: SampleProblem[];
  /** In lines of the output blocks. */
  outputProblems: { output: Sample; problem: SampleProblem }[];
  executed: boolean;
}

interface Planned extends CheckedScript {
  named: Program[];
  file: string;
}

const lastLineBefore = (parts: readonly Sample[], end: number): number =>
  parts.slice(0, end).reduce((sum, { code }) => sum + code.split("\n").length, 0);

/** Holds what a program printed against the output blocks, and its end against them. */
const judge = (script: Planned, { printed, error }: Run): void => {
  const { parts } = script.program;
  for (const [index, part] of parts.entries()) {
    const output = script.outputs.get(part);
    const ends = error !== undefined && index === printed.length - 1;
    const text = `${printed[index] ?? ""}${ends ? error : ""}`;
    const problem = output && outputProblem(output.code, text);
    if (output && problem) script.outputProblems.push({ output, problem });
    if (ends && (!output || problem))
      script.problems.push({
        line: lastLineBefore(parts, index),
        problem: `The sample ends with ${error}`,
        remedy: "Correct it, or catch the error; an error that is meant stands in an output block below.",
      });
  }
};

const inTurn = async (tasks: readonly (() => Promise<void>)[]): Promise<void> => {
  const waiting = [...tasks];
  const worker = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
};

/** Checks the types of all scripts, then executes those that can be, each in a process and a folder of its own. */
export const checkScripts = async (scripts: readonly Script[]): Promise<CheckedScript[]> => {
  if (scripts.length === 0) return [];
  const workspace = makeWorkspace();
  try {
    const planned = scripts.map((script): Planned => {
      const named = filesNamedBy(script.program, script.page);
      const shown = script.program.parts.some((part) => script.outputs.has(part));
      return {
        ...script,
        named,
        file: workspace.add(script.program, named),
        executed: isExecuted(script.program, named, shown),
        problems: [],
        outputProblems: [],
      };
    });
    const types = checkTypes(planned.map(({ file }) => file));
    for (const { file, problems } of planned) problems.push(...(types.get(file) ?? []));
    // A file that another block of the page names runs with that one.
    const byOthers = new Set(planned.filter(({ executed }) => executed).flatMap(({ named }) => named.filter(isScript)));
    const run = planned.filter(
      ({ executed, problems, program }) => executed && problems.length === 0 && !byOthers.has(program),
    );
    await inTurn(
      run.map((script) => async () => {
        judge(
          script,
          await runScript(
            script.file,
            script.program.parts.map(({ code }) => code),
          ),
        );
      }),
    );
    return planned.map((script) => ({ ...script, executed: script.executed || byOthers.has(script.program) }));
  } finally {
    workspace.remove();
  }
};
