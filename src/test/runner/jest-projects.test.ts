import path from "node:path";

import config from "../../../.jest.config.cjs";
import { testFiles } from "./test-files";

const projects = config.projects as { displayName: string; testRegex: string }[];

describe("the Jest projects", () => {
  it("run each test file once", () => {
    const projectsOf = (file: string): string[] =>
      projects
        .filter(({ testRegex }) => new RegExp(testRegex).test(path.resolve(file).replaceAll("\\", "/")))
        .map(({ displayName }) => displayName);
    const diagnostics = testFiles("unit")
      .map((file) => `${file}: ${projectsOf(file).join(" and ") || "no project"}; see .jest.config.cjs`)
      .filter((line) => / and |no project/.test(line));
    expect(diagnostics).toEqual([]);
  });

  it.each(projects)("$displayName has tests", ({ testRegex }) => {
    expect(testFiles("unit").some((file) => new RegExp(testRegex).test(path.resolve(file)))).toBe(true);
  });
});
