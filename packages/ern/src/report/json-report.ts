import { type CheckedFile, type ReportedProblem, toRecord } from "./checked-file";

/** The version of the JSON; a reader of "1" also reads what later ones of "1" add. */
const VERSION = "1";

const toProblem = (problem: ReportedProblem) => {
  const { location, fixes = [] } = problem;
  const shownFixes = fixes.map(({ label, isCertain = false }) => ({ label, isCertain }));
  return { ...toRecord(problem), ...(location !== undefined && { location }), fixes: shownFixes };
};

/** Returns checks as JSON, as `reportSchema` describes it. */
export const toJsonReport = (files: readonly CheckedFile[]): string => {
  const records = files.map(({ file, checks }) => ({
    file,
    checks: checks.map(({ name, result, isFailed, count, problems }) => ({
      name,
      result,
      isFailed,
      count,
      problems: problems.map(toProblem),
    })),
  }));
  return `${JSON.stringify({ version: VERSION, files: records }, null, 2)}\n`;
};

const objectSchema = (description: string, properties: Readonly<Record<string, object>>, optional: string[] = []) => ({
  description,
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const textSchema = (description: string) => ({ description, type: "string" });
const integerSchema = (description: string, minimum: number) => ({ description, type: "integer", minimum });
const arraySchema = (description: string, items: object) => ({ description, type: "array", items });
const flagSchema = (description: string) => ({ description, type: "boolean" });

const fix = objectSchema("A quick fix", {
  label: textSchema("What it does"),
  isCertain: flagSchema("Does it change only how the message is written? Such fixes are made by `ern fix` unasked"),
});

const problem = objectSchema(
  "A problem that a check found",
  {
    severity: {
      description: "profile: against a rule of the release profile; hint: allowed, but not good practice",
      enum: ["error", "warning", "profile", "hint"],
    },
    code: textSchema("What kind of problem it is"),
    line: integerSchema("The line in the file, from 1", 1),
    column: integerSchema("The column in the line, from 1, in UTF-16 code units", 1),
    message: textSchema("What is wrong"),
    remedy: textSchema("What to do; empty if nothing more is known"),
    location: textSchema("The element as XPath with namespaces; missing if it isn't known"),
    fixes: arraySchema("Quick fixes, the best first", fix),
  },
  ["location"],
);

const check = objectSchema("A check of a file", {
  name: textSchema("What checked"),
  result: textSchema("What it found, as a sentence"),
  isFailed: flagSchema("Couldn't the check be made?"),
  count: integerSchema("How many problems it found; it may be more than are listed", 0),
  problems: arraySchema("The problems, in the order of the file", problem),
});

const file = objectSchema("A checked file", {
  file: textSchema("Its path, as it was given or found"),
  checks: arraySchema("The checks", check),
});

/** The JSON Schema of `toJsonReport`. */
export const reportSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Report of ern",
  ...objectSchema("What `ern check`, `ern fix` and `ern batch` print with --format json", {
    version: { description: "The version of this format", const: VERSION },
    files: arraySchema("The files, in the order in which they were checked", file),
  }),
};
