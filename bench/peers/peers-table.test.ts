import type { SiteCost } from "./measure-site";
import { peersTable } from "./peers-table";

const GB = 1024 ** 3;
const view = { total: 102_400, js: 51_200, html: 0, json: 0, rest: 0, prefetched: 0, requests: 3, ahead: 0 };
const reading = (blocking: number, painted?: number): Partial<SiteCost> => ({
  views: [
    { ...view, lcp: 400, blocking: 10, cls: 0, nodes: 100 },
    { ...view, lcp: 500, blocking, cls: 0, nodes: 100 },
  ],
  session: [
    { ...view, path: "/1/" },
    { ...view, path: "/2/", painted },
  ],
});
const site = (seconds: number, more: Partial<SiteCost> = {}): SiteCost => ({
  seconds,
  user: undefined,
  peak: { tree: 2 * GB, largest: GB },
  output: "",
  processor: undefined,
  uses: undefined,
  printed: [],
  ...more,
});

describe("peersTable", () => {
  it("has a column per system, and the ratio of ours to the best of the others", () => {
    const table = peersTable(
      [100, 1000],
      [
        { title: "Slow 1", sites: [site(10), site(60)] },
        { title: "Fast 2", sites: [site(8), site(50)] },
        { title: "ours", sites: [site(24), site(30)] },
      ],
    );
    const [head, ...rows] = table;
    expect(head).toEqual(["", "Slow 1", "Fast 2", "ours", "ours / best peer"]);
    expect(rows).toContainEqual(["cold build, 100 pages, s", "10.0", "8.0", "24.0", "3.00"]);
    expect(rows).toContainEqual(["cold build, 1000 pages, s", "60.0", "50.0", "30.0", "0.60"]);
    expect(rows).toContainEqual(["cold build, 100 pages, GB over all processes", "2.00", "2.00", "2.00", "1.00"]);
  });

  it("has median and worst of the views, the session's totals, and a dash for what is lacking", () => {
    const search = 153_600;
    const rows = peersTable(
      [100],
      [
        { title: "Peer", sites: [site(8, reading(50))] },
        { title: "ours", sites: [site(8, { ...reading(30, 80), search })] },
      ],
    );
    expect(rows).toContainEqual(["first view, median kB", "100.0", "100.0", "1.00"]);
    expect(rows).toContainEqual(["blocking at 4×, median ms", "30", "20", "0.67"]);
    expect(rows).toContainEqual(["blocking at 4×, worst page, ms", "50", "30", "0.60"]);
    expect(rows).toContainEqual(["session of five pages, kB", "200.0", "200.0", "1.00"]);
    expect(rows).toContainEqual(["click to paint at 4×, median ms", "–", "80", ""]);
    expect(rows).toContainEqual(["search, first query at 100 pages, kB", "–", "150.0", ""]);
  });
});
