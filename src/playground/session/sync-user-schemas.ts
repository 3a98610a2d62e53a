import { chooseSchema, type SchemaClaim } from "@ddex-suite/ern/validate";

import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import { formatError } from "./state/error-text";
import { selectUserSchema, type Store } from "./state/playground-state";

/** Stores what the open message's schema allows, again whenever message or files change; returns a function to stop. */
export const syncUserSchemas = (store: Store, client: ValidatorClient): (() => void) => {
  let key = "";
  /** A message that can't be read right now keeps its version. */
  let claim: SchemaClaim | undefined;

  const read = async (main: string, newKey: string): Promise<void> => {
    const worker = client.ended();
    const files = store.get().schemas.filter(({ kind }) => kind === "schema");
    try {
      const model = await client.run("model", { main, files });
      const { allowedByModel } = await import("@ddex-suite/ern/schema/allowed-by-model");
      if (key === newKey) store.set({ userSchema: { model, allowed: allowedByModel(model) } });
    } catch (error) {
      // Without it the engine's own lists are used; a worker that was ended is asked again with the next change.
      if (key !== newKey) return;
      if (client.ended() !== worker) key = "";
      else store.set({ userSchema: { problem: formatError(error) } });
    }
  };

  const update = (): void => {
    const { analysis, schemas, userSchema: loaded } = store.get();
    claim = analysis?.claim ?? claim;
    const main = claim && chooseSchema(claim, schemas);
    const newKey = main ? [main.id, ...schemas.map(({ id }) => id)].join() : "";
    if (newKey === key) return;
    key = newKey;
    if (loaded) store.set({ userSchema: null });
    if (main) void read(main.id, newKey);
  };
  return store.subscribe(update);
};

/** Returns a function that sends the schema to the engine's worker if it doesn't have it yet. */
export const createUserSchemaMirror = (store: Store, client: EngineClient): (() => Promise<void>) => {
  let sent: ReturnType<typeof selectUserSchema> = null;
  let worker = client.ended();
  let sending = Promise.resolve();
  return () => {
    const schema = selectUserSchema(store.get());
    const isNew = worker !== client.ended();
    if (schema === sent && !(isNew && schema)) return sending;
    sent = schema;
    worker = client.ended();
    sending = client.run("allow", { model: schema?.model ?? null }).then(
      () => undefined,
      () => void (sent = null),
    );
    return sending;
  };
};
