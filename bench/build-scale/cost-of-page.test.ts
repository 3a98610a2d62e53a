import { costOfPage } from "./cost-of-page";

const PHASES = [
  "source and transform nodes",
  "createPages",
  "compile content and check links",
  "run queries in workers",
  "Writing page-data.json and slice-data.json files to public directory",
  "Building static HTML for pages",
  "after the pages: search",
];

/** Steps of a build whose phases for pages take these processor seconds each, and whose bundles take others. */
const build = (processor: number | undefined, bundles = 20) => ({
  steps: new Map(
    [
      ...PHASES.map((name) => [name, processor] as const),
      ["Building production JavaScript and CSS bundles", bundles] as const,
    ].map(([name, used]) => [name, { seconds: 1, processor: used }]),
  ),
});

it("is what a generated page adds, whatever the bundles take", () => {
  expect(costOfPage({ ...build(3, 25), count: 100 }, build(1, 20))).toBeCloseTo((PHASES.length * 2) / 100);
});

it("is the same for each number of pages if all cost the same, and more if each looks at all", () => {
  const own = build(1);
  const even = [100, 400].map((count) => costOfPage({ ...build(1 + count * 0.01), count }, own)!);
  expect(even[1]! / even[0]!).toBeCloseTo(1);
  const square = [100, 400].map((count) => costOfPage({ ...build(1 + count ** 2 / 10_000), count }, own)!);
  expect(square[1]! / square[0]!).toBeCloseTo(4);
});

it("is unknown if the system does not say what was used", () => {
  expect(costOfPage({ ...build(undefined), count: 100 }, build(1))).toBeUndefined();
});

it("says so when a phase has another name", () => {
  const { steps } = build(1);
  steps.delete("createPages");
  expect(() => costOfPage({ steps, count: 100 }, build(1))).toThrow('no phase "createPages"');
});
