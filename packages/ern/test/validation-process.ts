import { readFileSync } from "node:fs";

import { chooseRules, chooseSchema } from "../validate/choose-schema";
import { createValidation } from "../validate/create-validation";
import type { SchemaFile } from "../validate/types";
import type { ValidationTask } from "./validate-in-process";

/** Run by `validate-in-process.ts`, because libxml2 is an ES module with a top-level await, which Jest can't load. */
const runTask = async ({ batches, messages, claim }: ValidationTask) => {
  const validation = createValidation(() => import("libxml2-wasm"));
  const files: SchemaFile[] = [];
  for (const [batch, texts] of batches.entries()) {
    const contents = Object.entries(texts).map(([name, text]) => ({ name, content: new Blob([text]) }));
    const facts = await validation.describe({ files: contents });
    files.push(...facts.map((schemaFacts, index) => ({ ...schemaFacts, batch, content: contents[index]!.content })));
  }
  const verdicts = [];
  for (const source of messages) {
    const main = chooseSchema(claim, files)?.id;
    verdicts.push(await validation.validate({ source, main, files, rules: chooseRules(claim, files) }));
  }
  return { facts: files, verdicts };
};

const answer = (task: ValidationTask) =>
  runTask(task).catch((error: Error & { remedy?: string }) => ({
    refused: `${error.message} ${error.remedy ?? ""}`.trim(),
  }));

const runAll = async (tasks: readonly ValidationTask[]): Promise<void> => {
  const answers = [];
  for (const task of tasks) answers.push(await answer(task));
  process.stdout.write(JSON.stringify(answers));
};

void runAll(JSON.parse(readFileSync(0, "utf8")) as ValidationTask[]);
