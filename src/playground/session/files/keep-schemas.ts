import type { ListedFile } from "../../files/file-entry";
import type { SchemaDatabase } from "../../storage/schema-database";
import type { GivenFile } from "../../validation/validation-jobs";
import type { ValidatorClient } from "../../validation/start-validator";
import type { EngineClient } from "../../workers/engine-client";
import type { Notice, PlaygroundState } from "../state/playground-state";
import { toSchemaFiles } from "./to-schema-files";
import { readSchemaFiles, toGivenFiles } from "./read-schema-files";
import type { Store } from "../state/store";

/** What a user can do with schemas. */
export interface SchemaActions {
  /** Adds schemas and rules, including those in archives, and keeps them in this browser. */
  addSchemas: (files: readonly File[]) => Promise<void>;
  removeSchemas: (ids: readonly string[]) => Promise<void>;
}

interface KeptSchemas extends SchemaActions {
  /** Keeps schemas and rules that were among other files. Throws an Error for one that cannot be read. */
  keepListed: (files: readonly ListedFile[]) => Promise<void>;
}

interface Parts {
  store: Store<PlaygroundState>;
  client: ValidatorClient;
  database: SchemaDatabase;
  startEngine: () => EngineClient;
  attempt: (action: () => Promise<void>) => Promise<void>;
  notify: (notice: Notice) => void;
}

const countOf = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

/** The schemas that this browser keeps, in the store. */
export const keepSchemas = ({ store, client, database, startEngine, attempt, notify }: Parts): KeptSchemas => {
  const keep = async (given: GivenFile[]): Promise<void> => {
    const facts = await client.run("describe", { files: given });
    const { schemas } = store.get();
    const added = toSchemaFiles(schemas, given, facts);
    const others = schemas.filter(({ id }) => !added.some((file) => file.id === id));
    store.set({ schemas: [...others, ...added] });
    const isKept = await database.save(added).then(
      () => true,
      () => false,
    );
    const where = isKept
      ? "Kept in this browser until removed."
      : "This browser stores nothing for this page, so a reload forgets what was added.";
    notify({ kind: "info", text: `${countOf(added.length)} added under Schema. ${where}` });
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    const { schemas } = store.get();
    const removed = schemas.filter(({ id }) => ids.includes(id));
    store.set({ schemas: schemas.filter(({ id }) => !ids.includes(id)) });
    await database.remove(ids).catch(() => undefined);
    const run = (): void => {
      store.set({ schemas: [...store.get().schemas, ...removed], notice: null });
      void database.save(removed).catch(() => undefined);
    };
    notify({ kind: "info", text: `${countOf(removed.length)} removed.`, action: { label: "Undo", run } });
  };

  void database.list().then(
    (kept) => store.set({ schemas: [...kept, ...store.get().schemas] }),
    () => undefined,
  );
  return {
    addSchemas: (files) => attempt(async () => keep(await readSchemaFiles(files, startEngine))),
    keepListed: (files) => keep(toGivenFiles(files)),
    removeSchemas: (ids) => attempt(() => remove(ids)),
  };
};
