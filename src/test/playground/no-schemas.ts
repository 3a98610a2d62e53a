import type { SchemaFile } from "@ddex-suite/ern/validate";

import type { Checking } from "../../playground/session/parts";
import type { SchemaDatabase } from "../../playground/storage/schema-database";

/** A schema database without a browser. */
const memorySchemas = (): SchemaDatabase => {
  const files = new Map<string, SchemaFile>();
  return {
    list: async () => [...files.values()],
    save: async (saved) => saved.forEach((file) => files.set(file.id, file)),
    remove: async (ids) => ids.forEach((id) => files.delete(id)),
  };
};

/** A validator that is never called. */
const noValidator = (): Checking["validator"] => ({
  run: () => Promise.reject(new Error("There is no validator.")),
  ended: () => 0,
  cancel: () => undefined,
  watch: () => () => undefined,
  end: () => undefined,
});

/** Returns what checks with schemas in tests that need none. */
export const noSchemas = (): Checking => ({
  validator: noValidator(),
  startValidator: noValidator,
  schemas: memorySchemas(),
});
