import { fakeReporter } from "../../test/fake-reporter";
import { setEnv } from "../../test/set-env";
import { reportProblems } from "./report-problems";

const report = (problems: string[], strict: string | undefined) => {
  setEnv({ STRICT_LINKS: strict });
  const fake = fakeReporter();
  reportProblems(problems, fake.reporter);
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
