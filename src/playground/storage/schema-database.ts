import type { SchemaFile } from "@ddex-suite/ern/validate";

import { openDatabase } from "./open-database";

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

export type SchemaDatabase = ReturnType<typeof openSchemaDatabase>;

export const openSchemaDatabase = () => {
  const { list, write, remove } = openDatabase("playground-schemas", ["files"]);
  return {
    list: async () => (await list("files")).filter(isSchemaFile),
    save: (files: readonly SchemaFile[]) => write((store) => files.forEach((file) => store("files").put(file))),
    remove,
  };
};
