import { elisionDiagnostic } from "./elision-diagnostic";

describe("elisionDiagnostic", () => {
  it.each(["a", "a\n…\nb", "a\n…\nb\n…\nc\n", "a … b\n… c"])("accepts %j", (code) => {
    expect(elisionDiagnostic(code)).toBeUndefined();
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
  ])("rejects %j", (code, line) => {
    expect(elisionDiagnostic(code)).toMatchObject({ line, remedy: expect.stringMatching(/\.$/) });
  });
});
