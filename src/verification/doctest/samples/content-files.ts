import { existsSync, readdirSync } from "node:fs";

import { fixturesFolder } from "../../../config/content";
import { ContentError } from "../../../diagnostics/content-error";
import { readSamples } from "./read-samples";
import type { Program } from "./sample";
import { sampleFiles } from "./sample-files";
import type { ContentText } from "./sample-files";
import { toPrograms } from "./to-programs";

/** Names of the messages that lie beside every sample that is run. */
export const fixtureNames = (): string[] => (existsSync(fixturesFolder) ? readdirSync(fixturesFolder) : []);

/** The programs of a page; none where a fault stops it, which is told by who checks the page. */
const programsOf = ({ raw, file }: ContentText): Program[] => {
  try {
    return toPrograms(readSamples(raw, file));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
};

let programs: readonly Program[] | undefined;

/** The programs of all content. */
export const contentPrograms = (): readonly Program[] => (programs ??= sampleFiles().flatMap(programsOf));

/** Blocks of all content that have the file's name as their title; outputs are made by programs. */
export const contentFiles = (name: string): Program[] =>
  contentPrograms().filter(({ title, language }) => title === name && language !== "output");
