import { type Check, type CheckedFile, formatProblemText, kindOfProblem, type ReportedProblem } from "./checked-file";
import { toUri } from "./to-uri";

const LEVELS = { error: "error", warning: "warning", profile: "warning", hint: "note" } as const;

const toLocation = (file: string, { line, column, location }: ReportedProblem) => ({
  physicalLocation: { artifactLocation: { uri: toUri(file) }, region: { startLine: line, startColumn: column } },
  ...(location !== undefined && { logicalLocations: [{ fullyQualifiedName: location, kind: "element" }] }),
});

/** A check that couldn't be made, which must not look like a file without problems. */
const toNotification = (file: string, { result }: Check) => ({
  level: "error",
  message: { text: result },
  locations: [{ physicalLocation: { artifactLocation: { uri: toUri(file) } } }],
});

/** Returns checks as SARIF 2.1.0, which code scanning and editors read. */
export const toSarifReport = (files: readonly CheckedFile[]): string => {
  const rules = new Map<string, number>();
  const toRuleIndex = (id: string): number => {
    if (!rules.has(id)) rules.set(id, rules.size);
    return rules.get(id)!;
  };
  const toResult = (file: string, problem: ReportedProblem) => ({
    ruleId: kindOfProblem(problem),
    ruleIndex: toRuleIndex(kindOfProblem(problem)),
    level: LEVELS[problem.severity],
    message: { text: formatProblemText(problem) },
    locations: [toLocation(file, problem)],
  });
  const results = files.flatMap(({ file, checks }) =>
    checks.flatMap(({ problems }) => problems.map((problem) => toResult(file, problem))),
  );
  const failed = files.flatMap(({ file, checks }) =>
    checks.filter(({ isFailed }) => isFailed).map((check) => toNotification(file, check)),
  );
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "ern", rules: [...rules.keys()].map((id) => ({ id })) } },
        columnKind: "utf16CodeUnits",
        invocations: [{ executionSuccessful: failed.length === 0, toolExecutionNotifications: failed }],
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};
