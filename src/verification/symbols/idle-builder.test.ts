import { loadBuilder } from "./builder/load-builder";
import { runNode } from "./builder/run-node";
import { symbolChecks } from "./symbol-checks";

jest.mock("./builder/load-builder");
jest.mock("./builder/run-node");

/** Has every class, function and method, but all of them do nothing. */
const idle: unknown = new Proxy(function () {} as object, {
  get: (_target, name) => (typeof name === "symbol" || ["then", "toJSON"].includes(name) ? undefined : idle),
  apply: () => undefined,
  construct: () => idle as object,
});

describe("idle builder", () => {
  it("fails every proof that runs the builder", async () => {
    jest.mocked(loadBuilder).mockReturnValue(idle as ReturnType<typeof loadBuilder>);
    jest.mocked(runNode).mockReturnValue({ aborted: false, stdout: "", stderr: "" });
    const held: string[] = [];
    for (const [id, { proofs }] of symbolChecks)
      for (const [name, proof] of Object.entries(proofs)) {
        jest.clearAllMocks();
        const holds = await Promise.resolve()
          .then(proof)
          .then(
            () => true,
            () => false,
          );
        const runs = [loadBuilder, runNode].some((run) => jest.mocked(run).mock.calls.length > 0);
        if (holds && runs) held.push(`${id}: ${name}`);
      }
    expect(held).toEqual([]);
  });
});
