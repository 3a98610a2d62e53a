import { ErnError, type SchemaModel } from "@ddex-suite/ern";
import { toSchemaFile } from "@ddex-suite/ern/test/schema-model";

import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import type { Analysis } from "../workers/structure/analysis";
import { createStore, initialState, selectUserSchema } from "./state/playground-state";
import { createUserSchemaMirror, syncUserSchemas } from "./sync-user-schemas";

const namespace = "http://ddex.net/xml/ern/43";
const schema = toSchemaFile("release-notification.xsd", "<x/>");
const model: SchemaModel = { maker: "it 4.3", namespace, roots: {}, types: [], values: [] };
const analysis = { wellFormed: true, claim: { namespace, location: "" } } as unknown as Analysis;

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

const start = () => {
  const store = createStore({ ...initialState });
  const asked: { main: string; answer: (model: SchemaModel) => void; fail: (error: Error) => void }[] = [];
  let ended = 0;
  const run = (_name: string, { main }: { main: string }) =>
    new Promise<SchemaModel>((answer, fail) => asked.push({ main, answer, fail }));
  const end = syncUserSchemas(store, { run, ended: () => ended } as unknown as ValidatorClient);
  return { store, asked, end, crash: () => (ended += 1) };
};

describe("syncUserSchemas", () => {
  it("asks nothing before a schema for the message is loaded", async () => {
    const { store, asked } = start();
    store.set({ analysis });
    store.set({ schemas: [toSchemaFile("other.xsd", "<x/>", "http://ddex.net/xml/ern/382")] });
    await turn();
    expect(asked).toEqual([]);
  });

  it("reads the schema once, and forgets it as soon as it's removed", async () => {
    const { store, asked } = start();
    store.set({ analysis, schemas: [schema] });
    store.set({ offset: 4 });
    expect(asked).toMatchObject([{ main: schema.id }]);
    asked[0]!.answer(model);
    await turn();
    expect(store.get().userSchema).toMatchObject({ model, allowed: { maker: "it 4.3" } });
    store.set({ analysis: null });
    expect(store.get().userSchema).not.toBeNull();
    store.set({ schemas: [] });
    expect(store.get().userSchema).toBeNull();
  });

  it("ignores an outdated answer after a newer schema was loaded", async () => {
    const { store, asked } = start();
    store.set({ analysis, schemas: [schema] });
    store.set({ schemas: [{ ...schema, id: "newer" }] });
    expect(asked).toHaveLength(2);
    asked[0]!.answer({ ...model, maker: "older" });
    await turn();
    expect(store.get().userSchema).toBeNull();
    asked[1]!.answer(model);
    await turn();
    expect(selectUserSchema(store.get())!.allowed.maker).toBe("it 4.3");
  });

  it("asks again if the worker was ended, but not if the schema can't be read", async () => {
    const { store, asked, crash } = start();
    store.set({ analysis, schemas: [schema] });
    crash();
    asked[0]!.fail(new Error("Cancelled."));
    await turn();
    store.set({ offset: 1 });
    expect(asked).toHaveLength(2);
    asked[1]!.fail(new Error("a.xsd uses xs:redefine."));
    await turn();
    store.set({ offset: 2 });
    expect(asked).toHaveLength(2);
  });

  it("reports why a schema can't be used, until another is loaded", async () => {
    const { store, asked } = start();
    const problem = new ErnError({ code: "data", message: "a.xsd uses xs:redefine.", remedy: "Tables answer." });
    store.set({ analysis, schemas: [schema] });
    asked[0]!.fail(problem);
    await turn();
    expect(store.get()).toMatchObject({ userSchema: { problem: "a.xsd uses xs:redefine. Tables answer." } });
    store.set({ schemas: [{ ...schema, id: "newer" }] });
    expect(store.get().userSchema).toBeNull();
  });

  it("tells the engine's worker once, and each new worker", async () => {
    const store = createStore({ ...initialState });
    const told: unknown[] = [];
    let ended = 0;
    const run = async (_name: string, input: { model: unknown }) => void told.push(input.model);
    const bring = createUserSchemaMirror(store, { run, ended: () => ended } as unknown as EngineClient);
    await bring();
    expect(told).toEqual([]);
    store.set({ userSchema: { model, allowed: {} as never } });
    await bring();
    await bring();
    expect(told).toEqual([model]);
    ended = 1;
    await bring();
    expect(told).toEqual([model, model]);
    store.set({ userSchema: null });
    await bring();
    expect(told).toEqual([model, model, null]);
  });
});
