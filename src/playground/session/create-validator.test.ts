import { Text } from "@codemirror/state";
import type { SchemaFile, Verdict } from "@ddex-suite/ern/validate";

import { fakeVerdict } from "../../test/playground/fake-verdict";
import type { ValidatorClient } from "../validation/start-validator";
import type { Analysis } from "../workers/structure/analysis";
import { createValidator } from "./create-validator";
import { createStore, initialState } from "./state/playground-state";

const namespace = "http://ddex.net/xml/ern/43";
const schema: SchemaFile = {
  id: "one",
  name: "release-notification.xsd",
  size: 1,
  kind: "schema",
  namespaces: [namespace],
  version: "",
  needs: [],
  batch: 1,
  content: new Blob(["x"]),
};
const verdict = (count: number): Verdict => fakeVerdict({ state: count > 0 ? "diagnostics" : "passed", count });
const read = (revision: number): Analysis =>
  ({ revision, wellFormed: true, claim: { namespace, location: "" }, diagnostics: [] }) as unknown as Analysis;

interface Asked {
  name: string;
  input: { main?: string };
  answer: (verdicts: Verdict[]) => void;
  fail: (error: Error) => void;
  onProgress: (part: number) => void;
}

const start = () => {
  const store = createStore({ ...initialState, length: 10 });
  const asked: Asked[] = [];
  const cancel = jest.fn(() => asked.splice(0).forEach(({ fail }) => fail(new Error("Cancelled."))));
  const run = (name: string, input: Asked["input"], options?: Pick<Asked, "onProgress">) =>
    name === "text"
      ? Promise.resolve(undefined)
      : new Promise<Verdict[]>((answer, fail) => asked.push({ name, input, answer, fail, ...options! }));
  const watch = jest.fn<() => void, [(isStalled: boolean) => void]>(() => () => undefined);
  const client = { run, cancel, ended: () => 0, watch, end: jest.fn() };
  const validator = createValidator(store, client as unknown as ValidatorClient, () => Text.of(["<a/>"]));
  return { store, asked, cancel, validator, stall: (isStalled: boolean) => watch.mock.calls[0]![0](isStalled) };
};

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("createValidator", () => {
  it("shows how far rules are if they take long, until they're done", async () => {
    const { store, asked } = start();
    jest.useFakeTimers();
    store.set({ analysis: read(0), schemas: [schema] });
    await jest.advanceTimersByTimeAsync(10);
    asked[0]!.onProgress(0.5);
    expect(store.get().rulesDone).toBeNull();
    await jest.advanceTimersByTimeAsync(400);
    expect(store.get().rulesDone).toBe(0.5);
    asked[0]!.onProgress(0.75);
    expect(store.get().rulesDone).toBe(0.75);
    asked[0]!.answer([verdict(0)]);
    await jest.advanceTimersByTimeAsync(10);
    expect(store.get()).toMatchObject({ rulesDone: null, validating: null });
    jest.useRealTimers();
  });

  it("asks nothing without a schema for the message", async () => {
    const { store, asked } = start();
    store.set({ analysis: read(0) });
    store.set({ schemas: [{ ...schema, namespaces: ["http://ddex.net/xml/ern/382"] }] });
    await turn();
    expect(asked).toEqual([]);
  });

  it("validates a read message, and again when a schema is added or the source changes", async () => {
    const { store, asked } = start();
    store.set({ analysis: read(0), schemas: [schema] });
    await turn();
    expect(asked).toMatchObject([{ name: "validate", input: { main: "one" } }]);
    expect(store.get().validating).toBe("running");
    asked.shift()!.answer([verdict(2)]);
    await turn();
    expect(store.get()).toMatchObject({ verdicts: [{ count: 2 }], validating: null });
    store.set({ offset: 4 });
    await turn();
    expect(asked).toEqual([]);
    store.set({ revision: 1 });
    expect(store.get().verdicts).toHaveLength(1);
    store.set({ analysis: read(1) });
    await turn();
    asked.shift()!.answer([verdict(0)]);
    await turn();
    expect(store.get().verdicts).toMatchObject([{ state: "passed" }]);
    store.set({ schemas: [] });
    expect(store.get().verdicts).toEqual([]);
  });

  it("drops the result for an older source, and ends a worker that is still busy with it", async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate"] });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    try {
      const { store, asked, cancel } = start();
      store.set({ analysis: read(0), schemas: [schema] });
      await settle();
      store.set({ revision: 1 });
      store.set({ analysis: read(1) });
      await settle();
      expect(asked).toHaveLength(1);
      jest.advanceTimersByTime(2000);
      expect(cancel).toHaveBeenCalled();
      await settle();
      expect(asked).toHaveLength(1);
      asked.shift()!.answer([verdict(1)]);
      await settle();
      expect(store.get().verdicts).toMatchObject([{ count: 1 }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("lets a check end if the source or the schemas are as before in time", async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate"] });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    try {
      const { store, asked, cancel } = start();
      store.set({ analysis: read(0), schemas: [schema] });
      await settle();
      store.set({ schemas: [schema, { ...schema, id: "two" }] });
      jest.advanceTimersByTime(1000);
      store.set({ schemas: [schema] });
      jest.advanceTimersByTime(10_000);
      expect(cancel).not.toHaveBeenCalled();
      asked.shift()!.answer([verdict(0)]);
      await settle();
      expect(store.get()).toMatchObject({ verdicts: [{ state: "passed" }], validating: null });
    } finally {
      jest.useRealTimers();
    }
  });

  it("reports that the validator has stopped, and restarts it with the next change", async () => {
    const { store, asked, cancel } = start();
    store.set({ analysis: read(0), schemas: [schema] });
    await turn();
    asked.shift()!.fail(new Error("memory access out of bounds"));
    await turn();
    expect(cancel).toHaveBeenCalled();
    expect(store.get().verdicts).toMatchObject([
      { state: "failed", problem: expect.stringContaining("out of bounds") },
    ]);
    await turn();
    expect(asked).toEqual([]);
    store.set({ revision: 1 });
    store.set({ analysis: read(1) });
    await turn();
    expect(asked).toHaveLength(1);
  });

  it("can be cancelled if a check doesn't end, and restarts with the next change", async () => {
    const { store, asked, stall, validator } = start();
    store.set({ analysis: read(0), schemas: [schema] });
    await turn();
    stall(true);
    expect(store.get().validating).toBe("stalled");
    validator.cancel();
    await turn();
    const [failed] = store.get().verdicts;
    expect(failed).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/^You have cancelled the check\./),
    });
    expect(store.get().validating).toBeNull();
    expect(asked).toEqual([]);
    store.set({ revision: 1 });
    store.set({ analysis: read(1) });
    await turn();
    expect(asked).toHaveLength(1);
  });
});
