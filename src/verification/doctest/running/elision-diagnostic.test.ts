import { elisionProblem } from "./elision-diagnostic";

describe("elisionProblem", () => {
  it.each(["a", "a\n…\nb", "a\n…\nb\n…\nc\n", "a … b\n… c"])("takes %j", (code) => {
    expect(elisionProblem(code)).toBeUndefined();
  });

  it.each([
    ["…", 0],
    ["…\n…", 0],
    ["…\na", 0],
    ["a\n…", 1],
    ["a\n …\n", 1],
    ["a\n…\n…\nb", 1],
    ["a\n…\n\nb", 1],
    ["a\n\n…\nb", 2],
  ])("refuses %j", (code, line) => {
    expect(elisionProblem(code)).toMatchObject({ line, remedy: expect.stringMatching(/\.$/) });
  });
});
