import { toSteps } from "./to-steps";

/** One CPU is busy for 10 seconds, then two are. */
const uses = [
  { seconds: 0, used: 0 },
  { seconds: 10, used: 10 },
  { seconds: 20, used: 30 },
];
const print = (...lines: [seconds: number, line: string][]) => lines.map(([time, line]) => ({ seconds: time, line }));

describe("toSteps", () => {
  it("reports the CPU time used during a phase", () => {
    const printed = print(
      [8, "success onPreBootstrap - 4.000s"],
      [15, "success Building static HTML for pages - 10.000s - 136/136 13.60/s"],
      [20, "info nothing - 1s"],
    );
    expect([...toSteps({ printed, uses })]).toEqual([
      ["onPreBootstrap", { seconds: 4, processor: 4 }],
      ["Building static HTML for pages", { seconds: 10, processor: 15 }],
    ]);
  });

  it("adds up phases with the same name, also in terminal output", () => {
    const printed = print([4, "success Checking - 1s"], [12, "\u001b[32msuccess\u001b[39m Checking - 1s\r"]);
    expect([...toSteps({ printed, uses })]).toEqual([["Checking", { seconds: 2, processor: 3 }]]);
  });

  it("finds the queries between the phases before and after them", () => {
    const printed = print(
      [4, "success Caching Webpack compilations - 1s"],
      [9, "success Running jobs - 5s"],
      [14, "success Rewriting compilation hashes - 2s"],
    );
    expect(toSteps({ printed, uses }).get("run queries")).toEqual({ seconds: 8, processor: 10 });
  });

  it("uses the outputs' own figures", () => {
    const printed = print([20, "verbose 193.4 after the pages: search - 1.50s, processor 1.25s"]);
    expect([...toSteps({ printed, uses })]).toEqual([["after the pages: search", { seconds: 1.5, processor: 1.25 }]]);
  });

  it("has no CPU time if the system doesn't report it", () => {
    const printed = print([8, "success onPreBootstrap - 4.000s"]);
    expect(toSteps({ printed, uses: undefined }).get("onPreBootstrap")).toEqual({ seconds: 4, processor: undefined });
  });
});
