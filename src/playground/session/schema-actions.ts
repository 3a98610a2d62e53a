import { LIMITS } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import type { GivenFile, SchemaFacts, SchemaFile } from "@ddex-suite/ern/validate";

import { isSchema, type ListedFile } from "../files/file-entry";
import type { EngineClient } from "../workers/engine-client";
import type { Parts } from "./parts";

export const schemaActions = ({ store, startEngine, attempt, notify, checking }: Parts) => {
  const { validator, schemas: database } = checking;
  const add = async (picked: GivenFile[]): Promise<void> => {
    const facts = await validator.run("describe", { files: picked });
    const { schemas } = store.get();
    const added = toSchemaFiles(schemas, picked, facts);
    const others = schemas.filter(({ id }) => !added.some((file) => file.id === id));
    store.set({ schemas: [...others, ...added] });
    const where = await database.save(added).then(
      () => "Saved in this browser until you remove them.",
      () => "This browser stores nothing for this page, so a reload removes them.",
    );
    notify({ kind: "info", text: `${counted(added.length, "file")} added under Schema. ${where}` });
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    const { schemas } = store.get();
    const removed = schemas.filter(({ id }) => ids.includes(id));
    store.set({ schemas: schemas.filter(({ id }) => !ids.includes(id)) });
    await database.remove(ids).catch(() => undefined);
    const run = (): void => {
      store.set({ schemas: [...store.get().schemas, ...removed] });
      void database.save(removed).catch(() => undefined);
    };
    notify({ kind: "info", text: `${counted(removed.length, "file")} removed.`, action: { label: "Undo", run } });
  };

  void database.list().then(
    (saved) => store.set({ schemas: [...saved, ...store.get().schemas] }),
    () => undefined,
  );
  return {
    addSchemas: (files: readonly File[]) => attempt(async () => add(await readSchemaFiles(files, startEngine))),
    addListedSchemas: (files: readonly ListedFile[]) => add(listSchemas(files)),
    removeSchemas: (ids: readonly string[]) => attempt(() => remove(ids)),
  };
};

/** Returns the schemas and rules among files, with their folders. Throws an Error if one can't be read. */
const listSchemas = (files: readonly ListedFile[]): GivenFile[] =>
  files.filter(isSchema).map(({ path, content, problem }) => {
    if (!content) throw new Error(`${path}: ${problem}`);
    if (content.size > LIMITS.sourceLength) throw new Error(`${path} is too long for a schema.`);
    return { name: content.name, folder: path.slice(0, -content.name.length), content };
  });

/** Returns the schemas and rules among files, and those in archives. Throws an Error if there are none. */
export const readSchemaFiles = async (
  files: readonly File[],
  startEngine: () => EngineClient,
): Promise<GivenFile[]> => {
  const { gatherFiles } = await import("../files/gather-files");
  const found = await gatherFiles(files, startEngine);
  const picked = listSchemas(found);
  if (picked.length > 0) return picked;
  const damaged = found.find(({ path, problem }) => problem !== undefined && files.some(({ name }) => name === path));
  if (damaged) throw new Error(`${damaged.path}: ${damaged.problem} Unpack it yourself and add the .xsd files in it.`);
  throw new Error(
    `None of these files is a schema: ${files.map(({ name }) => name).join(", ")}. ` +
      "Add the .xsd files that DDEX publishes, a ZIP of them, or rules in Schematron, .sch.",
  );
};

/** Returns added files for storage: those of one folder share a batch number, and a known file has its earlier ones too. */
export const toSchemaFiles = (
  saved: readonly SchemaFile[],
  picked: readonly GivenFile[],
  facts: readonly SchemaFacts[],
): SchemaFile[] => {
  const folders = [...new Set(picked.map(({ folder }) => folder))];
  const first = Math.max(0, ...saved.map(({ batch }) => batch)) + 1;
  const added = new Map<string, SchemaFile>();
  facts.forEach((fileFacts, index) => {
    const before = added.get(fileFacts.id) ?? saved.find(({ id }) => id === fileFacts.id);
    const earlier = before && { earlier: [...(before.earlier ?? []), before.batch] };
    const batch = first + folders.indexOf(picked[index]!.folder);
    added.set(fileFacts.id, { ...fileFacts, ...earlier, batch, content: picked[index]!.content });
  });
  return [...added.values()];
};
