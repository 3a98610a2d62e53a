import { fakeReporter } from "../test/gatsby/fake-reporter";
import { setEnv } from "../test/node/set-env";
import { reportErrors, reportDiagnostics } from "./report-diagnostics";

const report = (diagnostics: string[], strict: string | undefined) => {
  setEnv({ STRICT_LINKS: strict });
  const fake = fakeReporter();
  reportDiagnostics(diagnostics, fake.reporter, "test");
  return { warned: fake.warn.mock.calls.flat(), stopped: fake.panicOnBuild.mock.calls.flat() };
};

it.each([undefined, "", "0"])("warns of each problem (STRICT_LINKS=%s)", (strict) => {
  expect(report(["a", "b"], strict)).toEqual({ warned: ["a", "b"], stopped: [] });
});

it("stops the build under STRICT_LINKS=1, with all problems", () => {
  expect(report(["a", "b"], "1")).toEqual({ warned: [], stopped: ["a\nb"] });
});

it.each([undefined, "1"])("says nothing when nothing is wrong (STRICT_LINKS=%s)", (strict) => {
  expect(report([], strict)).toEqual({ warned: [], stopped: [] });
});

describe("in develop, where checks run again at each edit", () => {
  it("a problem is told once, until it is fixed", () => {
    setEnv({ NODE_ENV: "development", STRICT_LINKS: undefined });
    const { reporter, warn } = fakeReporter();
    for (const diagnostics of [["a"], ["a", "b"], ["b"], ["a", "b"]]) reportDiagnostics(diagnostics, reporter, "links");
    expect(warn.mock.calls.flat()).toEqual(["a", "b", "a"]);
  });

  it("each check keeps its own", () => {
    setEnv({ NODE_ENV: "development" });
    const { reporter, panicOnBuild } = fakeReporter();
    reportErrors(["a"], reporter, "one");
    reportErrors(["a", "b"], reporter, "two");
    reportErrors([], reporter, "one");
    expect(panicOnBuild.mock.calls.flat()).toEqual(["a", "a\nb"]);
  });
});
