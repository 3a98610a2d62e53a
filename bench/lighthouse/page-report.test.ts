import { belowGoal, type LighthouseResult, pageReport } from "./page-report";

const result = (performance: number, seo: number, audits: Record<string, number | null> = {}): LighthouseResult => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: seo },
  },
  audits: Object.fromEntries(
    Object.entries(audits).map(([id, score]) => [id, { id, score, displayValue: id === "lcp" ? "2 s" : undefined }]),
  ),
});

describe("pageReport", () => {
  it("has the median of each score, from 0 to 100", () => {
    const { scores } = pageReport("/", [result(0.9, 1), result(0.99, 0.92), result(0.97, 1)]);
    expect(scores).toEqual({ performance: 97, accessibility: 100, "best-practices": 100, seo: 100 });
  });

  it("lists the audits that failed in the run nearest to the median, worst first", () => {
    const typical = result(0.97, 1, { lcp: 0.5, "link-text": 0, "font-size": 1, "no-images": null, near: 0.9 });
    expect(pageReport("/", [result(0.9, 1, { cls: 0 }), typical, result(1, 1)]).failing).toEqual([
      "link-text",
      "lcp: 2 s",
    ]);
  });

  it("ignores failures caused by the machine's speed, and reports all others", () => {
    const reports = [pageReport("/", [result(0.5, 1)]), pageReport("/blog/", [result(1, 0.92)])];
    expect(belowGoal(reports)).toEqual(["below the goal: /blog/: seo 92, goal 100"]);
  });
});
