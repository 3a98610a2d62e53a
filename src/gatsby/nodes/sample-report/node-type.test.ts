import { compileBody } from "../../../test/content/compile-body";
import { fakeReporter } from "../../../test/gatsby/fake-reporter";
import type { Evidence } from "../../../verification/evidence/evidence";
import { resolveShares, sourceSampleReport } from "./node-type";

describe("resolveShares", () => {
  it("lists the checks that samples had, the deepest first, and the number of all samples", () => {
    const report = {
      samples: 9,
      executed: 4,
      compiled: 3,
      typeChecked: 0,
      validated: 0,
      parsed: 0,
      pending: 0,
      unchecked: 2,
    };
    const shares = resolveShares(report);
    expect(shares).toEqual([
      { word: "ran", id: "ran", count: 4 },
      { word: "compiled", id: "compiled", count: 3 },
      { word: "not checked", id: "not-checked", count: 2 },
    ]);
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(report.samples);
  });
});

const FILE = "content/docs/page.mdx";
const { samples } = compileBody("```ts\nlet a = 1;\n```\n\n```output\n1\n```\n\n```json\n{}\n```\n");
const [code, output, data] = samples.map(({ digest }) => digest) as [string, string, string];

const sourced = (readKnown: () => Evidence) => {
  const { reporter, warn, panicOnBuild } = fakeReporter();
  const createNode = jest.fn();
  const args = { actions: { createNode }, createContentDigest: JSON.stringify, createNodeId: String, reporter };
  sourceSampleReport(args as never, new Map([[FILE, samples]]), readKnown);
  const nodes = createNode.mock.calls.map(([node]) => node as Record<string, unknown> & { internal: { type: string } });
  const ofType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  return { warn, panicOnBuild, report: ofType("SampleReport")[0], pages: ofType("SamplePage") };
};

const known = (page: Evidence["samples"][string]) => (): Evidence => ({
  toolkit: "",
  samples: { [FILE]: page },
  symbols: {},
  builder: "",
  proofs: {},
});

describe("sourceSampleReport", () => {
  it("takes what is known about each block from the lock file and runs nothing", () => {
    const evidence = known({
      [code]: { check: "executed", with: "Node.js 24.1.0", output },
      [data]: { check: "validated" },
    });
    const { warn, report, pages } = sourced(evidence);
    expect(report).toMatchObject({ samples: 2, executed: 1, validated: 1, pending: 0, outputs: 1, compared: 1 });
    expect(report?.["tools"]).toEqual(["Node.js 24.1.0"]);
    expect(pages).toMatchObject([
      { file: FILE, blocks: [{ status: "executed" }, { status: "compared" }, { status: "validated" }] },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("lists the blocks missing from it, and marks only these as not yet checked", () => {
    const { warn, report, pages } = sourced(known({ [code]: { check: "executed", output: "another" } }));
    expect(pages).toMatchObject([{ blocks: [{ status: "executed" }, { status: "pending" }, { status: "pending" }] }]);
    expect(report).toMatchObject({ executed: 1, pending: 1, compared: 0 });
    expect(warn).toHaveBeenCalledWith(
      `${FILE}:8, ${FILE}:12: code that has changed since it was last checked. The pages say so. Run npm run verify.`,
    );
  });

  it("stops the build if the lock file can't be read", () => {
    const { panicOnBuild } = sourced(() => {
      throw new Error("the lock is broken");
    });
    expect(panicOnBuild).toHaveBeenCalledWith("the lock is broken");
  });
});
