/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";

import { PROOF_ENDING } from "../../reference/toolkit/symbol";
import { loadBuilder } from "../../test/builder/load-builder";
import { runNode } from "../../test/builder/run-node";

jest.mock("../../test/builder/load-builder");
jest.mock("../../test/builder/run-node");

/** Has every class, function and method, but all of them do nothing. */
const idle: unknown = new Proxy(function () {} as object, {
  get: (_target, name) => (typeof name === "symbol" || ["then", "toJSON"].includes(name) ? undefined : idle),
  apply: () => undefined,
  construct: () => idle as object,
});

jest.mocked(loadBuilder).mockReturnValue(idle as ReturnType<typeof loadBuilder>);
jest.mocked(runNode).mockReturnValue({ aborted: false, stdout: "", stderr: "" });

type Proof = (...values: unknown[]) => unknown;

/** Returns the proofs of a file, by their titles, instead of running them. */
const collectProofs = (file: string): [title: string, proof: () => unknown][] => {
  const collected: [string, () => unknown][] = [];
  let symbol = "";
  const { describe: group, it: test } = globalThis;
  const collect = (title: string, proof: Proof, values: unknown[] = []): void =>
    void collected.push([`${symbol} › ${title}`, () => proof(...values)]);
  const collectEach = (rows: unknown[]) => (title: string, proof: Proof) => {
    for (const row of rows) collect(title, proof, [row].flat());
  };
  const describeOf = (id: string, proofs: () => void): void => {
    symbol = id;
    proofs();
  };
  Object.assign(globalThis, {
    describe: describeOf,
    it: Object.assign(collect, Object.fromEntries([["each", collectEach]])),
  });
  try {
    jest.requireActual(path.resolve(file));
  } finally {
    Object.assign(globalThis, { describe: group, it: test });
  }
  return collected;
};

const folder = path.join(__dirname, "proofs");
const proofs = readdirSync(folder)
  .filter((file) => file.endsWith(PROOF_ENDING))
  .flatMap((file) => collectProofs(path.join(folder, file)));

describe("idle builder", () => {
  it("fails every proof that runs the builder", async () => {
    const held: string[] = [];
    let running = 0;
    for (const [title, proof] of proofs) {
      jest.clearAllMocks();
      const holds = await Promise.resolve()
        .then(proof)
        .then(
          () => true,
          () => false,
        );
      const runs = [loadBuilder, runNode].some((run) => jest.mocked(run).mock.calls.length > 0);
      running += Number(runs);
      if (holds && runs) held.push(title);
    }
    expect(held).toEqual([]);
    expect(running).toBeGreaterThan(200);
  });
});
