import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import { fixturesFolder } from "../../../config/content";
import { orContentError } from "../../../diagnostics/diagnostic";
import { readSamples } from "./read-samples";
import type { Program } from "./sample";
import { sampleFiles, type ContentText } from "./sample-files";
import { toPrograms } from "./to-programs";

/** File names of the messages and other files next to every sample that is run. */
export const fixtureNames = (): string[] => readdirSync(fixturesFolder);

/** File names of those fixtures that are messages. */
export const messageNames = (): string[] =>
  fixtureNames().filter((name) => readFileSync(path.join(fixturesFolder, name), "utf8").includes("NewReleaseMessage"));

/** The programs on a page; none if the page is invalid, which its own check reports. */
const programsOf = ({ raw, file }: ContentText): Program[] =>
  orContentError(
    () => toPrograms(readSamples(raw, file)),
    () => [],
  );

let programs: readonly Program[] | undefined;

/** The programs in all content. */
export const contentPrograms = (): readonly Program[] => (programs ??= sampleFiles().flatMap(programsOf));

/** Blocks in all content with the file's name as their title, without outputs, because programs create those. */
export const contentFiles = (name: string): Program[] =>
  contentPrograms().filter(({ title, language }) => title === name && language !== "output");
