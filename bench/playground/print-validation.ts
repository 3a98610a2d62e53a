import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { generateMessage } from "./generate-message";
import type { ValidationCost } from "./measure-validation";

const MB = 1024 ** 2;
const SMALL_SCHEMA = "packages/ern/test/schemas";

/** How many times the processor time of libxml2 with the schema of the message the engine may take. */
const mostTimes = (size: number): number => (size < 1 ? 2.5 : 1.5);

/** The small message of our own schema, with enough recordings to reach about this size. */
const generateSmallSchemaMessage = (bytes: number): string => {
  const message = readFileSync(path.join(SMALL_SCHEMA, "message.xml"), "utf8");
  const [block = ""] = /\n *<SoundRecording>[^]*?<\/SoundRecording>/.exec(message) ?? [];
  const count = Math.max(1, Math.round((bytes - message.length) / block.length));
  const more = Array.from({ length: count }, (_, index) => block.replace("A1", `A${index + 1000}`));
  return message.replace(block, () => block + more.join(""));
};

/** Prints what libxml2 costs, with a folder's schemas or our small one; with a folder's, also compares the engine. */
export const printValidation = (size: number, schemas: string | undefined, folder: string): void => {
  const generate = schemas === undefined ? generateSmallSchemaMessage : generateMessage;
  const [message, small] = ["validated.xml", "small.xml"].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(message, generate(size * MB));
  writeFileSync(small, generate(1));
  const from = schemas ?? SMALL_SCHEMA;
  const files = readdirSync(from).filter((name) => name.endsWith(".xsd"));
  const args = ["--import", "tsx", "bench/playground/measure-validation.ts", message, small];
  const output = execFileSync(process.execPath, [...args, ...files.map((name) => path.join(from, name))], {
    encoding: "utf8",
  });
  const { state, count, start, compile, validate, before, peak, ratio } = JSON.parse(output) as ValidationCost;
  const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;
  console.log(
    `libxml2 with ${schemas === undefined ? "a small schema of our own" : from}: start ${start.toFixed(0)} ms, ` +
      `schema ${compile.toFixed(0)} ms, ${size} MB ${validate.toFixed(0)} ms (${state}, ${count} problems); ` +
      `memory of the process ${megabytes(before)} before, ${megabytes(peak)} at most.`,
  );
  // With the small schema, libxml2 does less than the engine.
  if (schemas === undefined) return;
  console.log(`The engine takes ${ratio.toFixed(2)} times its processor time; budget ${mostTimes(size)}.`);
  if (ratio > mostTimes(size)) process.exitCode = 1;
};
