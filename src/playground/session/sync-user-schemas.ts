import { chooseSchema, type SchemaClaim } from "@ddex-suite/ern/validate";

import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import { errorText } from "./state/error-text";
import { type Store, userSchema } from "./state/playground-state";

/** Keeps what the open message's schema allows in the store, and reads it again if the message or the files change. */
export const syncUserSchemas = (store: Store, client: ValidatorClient): (() => void) => {
  let key = "";
  /** A message that can't be read right now keeps its version. */
  let claim: SchemaClaim | undefined;

  const read = async (main: string, wanted: string): Promise<void> => {
    const worker = client.ended();
    const files = store.get().schemas.filter(({ kind }) => kind === "schema");
    try {
      const model = await client.run("model", { main, files });
      const { allowedByModel } = await import("@ddex-suite/ern/schema/allowed-by-model");
      if (key === wanted) store.set({ userSchema: { model, allowed: allowedByModel(model) } });
    } catch (error) {
      // Without it the engine's own lists are used; a worker that was ended is asked again with the next change.
      if (key !== wanted) return;
      if (client.ended() !== worker) key = "";
      else store.set({ userSchema: { problem: errorText(error) } });
    }
  };

  const update = (): void => {
    const { analysis, schemas, userSchema: loaded } = store.get();
    claim = analysis?.claim ?? claim;
    const main = claim && chooseSchema(claim, schemas);
    const wanted = main ? [main.id, ...schemas.map(({ id }) => id)].join() : "";
    if (wanted === key) return;
    key = wanted;
    if (loaded) store.set({ userSchema: null });
    if (main) void read(main.id, wanted);
  };
  return store.subscribe(update);
};

/** Returns a function that sends the schema to the engine's worker if it doesn't have it yet. */
export const createUserSchemaMirror = (store: Store, client: EngineClient): (() => Promise<void>) => {
  let told: ReturnType<typeof userSchema> = null;
  let worker = client.ended();
  let telling = Promise.resolve();
  return () => {
    const schema = userSchema(store.get());
    const isNew = worker !== client.ended();
    if (schema === told && !(isNew && schema)) return telling;
    told = schema;
    worker = client.ended();
    telling = client.run("allow", { model: schema?.model ?? null }).then(
      () => undefined,
      () => void (told = null),
    );
    return telling;
  };
};
