import { LIMITS } from "../../../ern/limits";
import { isSchema, type ListedFile } from "../../files/file-entry";
import type { GivenFile } from "../../validation/validation-jobs";
import type { EngineClient } from "../../workers/engine-client";

/** The schemas and rules among files, with the directories that they are in. Throws an Error for one that cannot be read. */
export const toGivenFiles = (files: readonly ListedFile[]): GivenFile[] =>
  files.filter(isSchema).map(({ path, content, problem }) => {
    if (!content) throw new Error(`${path}: ${problem}`);
    if (content.size > LIMITS.sourceLength) throw new Error(`${path} is too long for a schema.`);
    return { name: content.name, folder: path.slice(0, -content.name.length), content };
  });

/** The schemas and rules among files, and those in archives. Throws an Error if there are none. */
export const readSchemaFiles = async (
  files: readonly File[],
  startEngine: () => EngineClient,
): Promise<GivenFile[]> => {
  const { gatherFiles } = await import("../../files/gather-files");
  const found = await gatherFiles(files, startEngine);
  const given = toGivenFiles(found);
  if (given.length > 0) return given;
  const damaged = found.find(({ path, problem }) => problem !== undefined && files.some(({ name }) => name === path));
  if (damaged) throw new Error(`${damaged.path}: ${damaged.problem} Unpack it yourself and give the .xsd files in it.`);
  throw new Error(
    `There is no schema among what you gave: ${files.map(({ name }) => name).join(", ")}. ` +
      "Give the .xsd files that DDEX publishes, a ZIP of them, or rules in Schematron, .sch.",
  );
};
