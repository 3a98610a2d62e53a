import type { SchemaFile } from "../validation/types";
import { answered, openDatabase, written } from "./open-database";

/** Storage for schemas. Each method rejects if the browser doesn't let the page store anything. */
export interface SchemaDatabase {
  list: () => Promise<SchemaFile[]>;
  save: (files: readonly SchemaFile[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

const STORE = "files";

const isSchemaFile = (value: unknown): value is SchemaFile => {
  const { id, name, size, kind, namespaces, version, needs, batch, content } = (value ?? {}) as Partial<SchemaFile>;
  return (
    [id, name, version].every((text) => typeof text === "string") &&
    [size, batch].every((number) => Number.isSafeInteger(number)) &&
    (kind === "schema" || kind === "rules") &&
    Array.isArray(namespaces) &&
    Array.isArray(needs) &&
    content instanceof Blob
  );
};

/** Schemas in IndexedDB, in a separate database from the sessions. */
export const openSchemaDatabase = (): SchemaDatabase => {
  const transaction = openDatabase("playground-schemas", [STORE]);
  return {
    list: async () => {
      const all: unknown[] = await answered((await transaction("readonly")).objectStore(STORE).getAll());
      return all.filter(isSchemaFile);
    },
    save: async (files) => {
      const writing = await transaction("readwrite");
      for (const file of files) writing.objectStore(STORE).put(file);
      await written(writing);
    },
    remove: async (ids) => {
      const writing = await transaction("readwrite");
      for (const id of ids) writing.objectStore(STORE).delete(id);
      await written(writing);
    },
  };
};
