import { LIMITS } from "../../ern/limits";
import type { GivenFile } from "../validation/validation-jobs";
import type { EngineClient } from "../workers/engine-client";

const SCHEMA_FILE = /\.(?:xsd|sch)$/i;
const ARCHIVE = /\.zip$/i;

const baseName = (path: string): string => path.split("/").at(-1)!;

/** The schemas in an archive, which is unpacked in a worker: it may claim to hold anything. */
const unpack = async (archive: File, startEngine: () => EngineClient): Promise<GivenFile[]> => {
  const client = startEngine();
  try {
    const files = await client.run("unpack", { archive, wanted: "schemas" });
    return files.flatMap((file) => {
      if ("content" in file) {
        const name = baseName(file.path);
        return [{ name, folder: file.path.slice(0, -name.length), content: file.content }];
      }
      if (!SCHEMA_FILE.test(file.path)) return [];
      throw new Error(`${file.path}: ${file.problem}`);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    throw new Error(`${archive.name} cannot be unpacked: ${reason}. Unpack it yourself and give the .xsd files in it.`);
  } finally {
    client.end();
  }
};

/** Is it a schema, or an archive with some? One that cannot be read is none. */
export const holdsSchemas = async (file: File, startEngine: () => EngineClient): Promise<boolean> => {
  if (!ARCHIVE.test(file.name)) return SCHEMA_FILE.test(file.name);
  return unpack(file, startEngine).then(
    (found) => found.length > 0,
    () => false,
  );
};

/** The schemas and rules among files, and those in archives. */
export const readSchemaFiles = async (
  files: readonly File[],
  startEngine: () => EngineClient,
): Promise<GivenFile[]> => {
  const given = files.map(async (file) => {
    if (ARCHIVE.test(file.name)) return unpack(file, startEngine);
    if (!SCHEMA_FILE.test(file.name)) return [];
    if (file.size > LIMITS.sourceLength) throw new Error(`${file.name} is too long for a schema.`);
    return [{ name: file.name, content: file }];
  });
  const found = (await Promise.all(given)).flat();
  if (found.length > 0) return found;
  throw new Error(
    `There is no schema among what you gave: ${files.map(({ name }) => name).join(", ")}. ` +
      "Give the .xsd files that DDEX publishes, a ZIP of them, or rules in Schematron, .sch.",
  );
};
