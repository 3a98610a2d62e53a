import { costOfPage } from "./cost-of-page";

const PAGE_STEPS = [
  "source and transform nodes",
  "createPages",
  "compile content and check links",
  "run queries",
  "Writing page-data.json and slice-data.json files to public directory",
  "Building static HTML for pages",
  "after the pages: search",
];
const CODE_STEPS = ["compile gatsby files", "Building production JavaScript and CSS bundles", "Building HTML renderer"];

/** A build's steps: page steps take `seconds` of CPU time, code steps ten; on a busy machine all take longer. */
const build = (seconds: number | undefined, busy = 1) => {
  const step = (name: string, processor: number | undefined) =>
    [name, { seconds: 1, processor: processor && processor * busy }] as const;
  return {
    steps: new Map([...PAGE_STEPS.map((name) => step(name, seconds)), ...CODE_STEPS.map((name) => step(name, 10))]),
  };
};

it("is what a generated page adds", () => {
  expect(costOfPage({ ...build(3), count: 100 }, build(1))).toBeCloseTo((PAGE_STEPS.length * 2) / 100);
});

it("is the same if the machine was busier during one of the builds", () => {
  const quiet = costOfPage({ ...build(3), count: 100 }, build(1));
  expect(costOfPage({ ...build(3, 1.4), count: 100 }, build(1))).toBeCloseTo(quiet!);
});

it("is constant if all pages cost the same, and grows if each page looks at all others", () => {
  const costs = (secondsOf: (count: number) => number): number[] =>
    [100, 400].map((count) => costOfPage({ ...build(1 + secondsOf(count)), count }, build(1))!);
  const [even, square] = [costs((count) => count * 0.01), costs((count) => count ** 2 / 10_000)];
  expect(even[1]! / even[0]!).toBeCloseTo(1);
  expect(square[1]! / square[0]!).toBeCloseTo(4);
});

it("is undefined if the system reports no CPU time", () => {
  expect(costOfPage({ ...build(undefined), count: 100 }, build(1))).toBeUndefined();
});

it("throws if a phase has another name", () => {
  const { steps } = build(1);
  steps.delete("createPages");
  expect(() => costOfPage({ steps, count: 100 }, build(1))).toThrow('no phase "createPages"');
});
