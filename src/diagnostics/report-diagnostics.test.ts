/** @jest-environment node */
import { fakeReporter } from "../test/gatsby/fake-reporter";
import { setEnv } from "../test/node/set-env";
import { reportDiagnostics, reportErrors } from "./report-diagnostics";

const report = (diagnostics: string[], strict: string | undefined) => {
  setEnv({ STRICT_LINKS: strict });
  const fake = fakeReporter();
  reportDiagnostics(diagnostics, fake.reporter, "test");
  return { warned: fake.warn.mock.calls.flat(), stopped: fake.panicOnBuild.mock.calls.flat() };
};

it.each([undefined, "", "0"])("warns about each problem (STRICT_LINKS=%s)", (strict) => {
  expect(report(["a", "b"], strict)).toEqual({ warned: ["a", "b"], stopped: [] });
});

it("fails the build under STRICT_LINKS=1 and lists every problem", () => {
  expect(report(["a", "b"], "1")).toEqual({ warned: [], stopped: ["a\nb"] });
});

it.each([undefined, "1"])("prints nothing if there are no problems (STRICT_LINKS=%s)", (strict) => {
  expect(report([], strict)).toEqual({ warned: [], stopped: [] });
});

describe("in develop, where checks run again after each edit", () => {
  it("reports a problem once, until it is fixed", () => {
    setEnv({ NODE_ENV: "development", STRICT_LINKS: undefined });
    const { reporter, warn } = fakeReporter();
    for (const diagnostics of [["a"], ["a", "b"], ["b"], ["a", "b"]]) reportDiagnostics(diagnostics, reporter, "links");
    expect(warn.mock.calls.flat()).toEqual(["a", "b", "a"]);
  });

  it("tracks the problems of each check separately", () => {
    setEnv({ NODE_ENV: "development" });
    const { reporter, panicOnBuild } = fakeReporter();
    reportErrors(["a"], reporter, "one");
    reportErrors(["a", "b"], reporter, "two");
    reportErrors([], reporter, "one");
    expect(panicOnBuild.mock.calls.flat()).toEqual(["a", "a\nb"]);
  });
});
