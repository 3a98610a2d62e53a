import { elisionDiagnostic, outputDiagnostic } from "./compare-output";

const NOW = Date.parse("2026-11-20T14:00:00Z");
const diagnosticOf = (documented: string, printed: string) => outputDiagnostic(documented, printed, NOW);

describe("outputDiagnostic", () => {
  it.each([
    ["the same text with other trailing spaces", "a  \nb\n", "a\nb"],
    ["another UUID", "id ea675fbe-b089-4ad7-92fd-6d8437b0444e!", "id 2f3edfd6-e3cd-4c36-b789-d7b64847ca36!"],
    ["another current time", "<a>2025-01-02T03:04:05Z</a>", "<a>2026-11-20T13:59:59.117541738+00:00</a>"],
    ["omitted lines", "a\n…\nd\ne\n…\ng", "a\nb\nc\nd\ne\nf\ng"],
    ["characters with a meaning in patterns", "a.b (c) [d] $1", "a.b (c) [d] $1"],
  ])("accepts %s", (_name, documented, printed) => {
    expect(diagnosticOf(documented, printed)).toBeUndefined();
  });

  it.each([
    ["another text", "a\nb", "a\nc", 1, 'The output block says "b", the sample prints "c"'],
    ["a line too many", "a\nb", "a", 1, 'The output block says "b", the sample prints nothing there'],
    ["a line left out silently", "a", "a\nb", 0, 'The sample prints "b", which the output block leaves out'],
    ["a UUID for a word", "id none", "id 2f3edfd6-e3cd-4c36-b789-d7b64847ca36", 0, /^The output block says "id none"/],
    ["another time that is not now", "2025-01-02T03:04:05Z", "2025-01-02T03:04:06Z", 0, /^The output block says "2025/],
    ["another date", "2025-01-02", "2026-11-20", 0, /^The output block says "2025-01-02"/],
    ["another hash", "R1f93603d 1", "Rabcdef01 1", 0, /^The output block says "R1f93603d 1"/],
    ["a dot for any character", "a.b", "axb", 0, /^The output block says "a\.b"/],
    ["no lines where some are left out", "a\n…\nb", "a\nb", 2, /^The output block says "b"/],
    ["a line that does not come after those left out", "a\n…\nx", "a\nb", 2, /^The output block says "x"/],
  ])("reports %s", (_name, documented, printed, line, diagnostic) => {
    expect(diagnosticOf(documented, printed)).toMatchObject({
      line,
      message: typeof diagnostic === "string" ? diagnostic : expect.stringMatching(diagnostic),
      remedy: "Write what the sample prints; a line of … replaces lines left out between two others.",
    });
  });
});

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
