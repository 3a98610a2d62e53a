import { type ElementData, toXml } from "../xml/to-xml";
import { type CheckedFile, kindOfProblem, type ReportedProblem, toXmlText } from "./checked-file";

const STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1f29; background: #fff }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h2 { font-size: 1.125rem; margin-top: 2rem }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid #c8ccd4; text-align: left; vertical-align: top }
td { overflow-wrap: anywhere } tr { break-inside: avoid } .error { color: #a3161f; font-weight: 600 }
.note { color: #565d6b; font-size: 0.875rem }
@media print { body { margin: 0; max-width: none } }
`;

const HEADINGS = ["Severity", "Line", "Column", "Problem", "What to do", "Kind"];

const element = (name: string, text: string, className?: string): ElementData => ({
  name,
  text: toXmlText(text),
  ...(className && { attributes: { class: className } }),
});

const toRow = (problem: ReportedProblem): ElementData => {
  const { severity, line, column, message, remedy } = problem;
  const cells = [String(line), String(column), message, remedy, kindOfProblem(problem)];
  return { name: "tr", children: [element("td", severity, severity), ...cells.map((cell) => element("td", cell))] };
};

const toTable = (problems: readonly ReportedProblem[]): ElementData => ({
  name: "table",
  children: [
    { name: "thead", children: [{ name: "tr", children: HEADINGS.map((heading) => element("th", heading)) }] },
    { name: "tbody", children: problems.map(toRow) },
  ],
});

const toSections = ({ file, checks }: CheckedFile): ElementData[] => [
  element("h1", file),
  ...checks.flatMap(({ name, result, count, problems }): ElementData[] => [
    element("h2", name.charAt(0).toUpperCase() + name.slice(1)),
    element("p", result),
    ...(problems.length > 0 ? [toTable(problems)] : []),
    ...(count > problems.length && problems.length > 0
      ? [element("p", `The first ${problems.length} of ${count} problems are listed.`, "note")]
      : []),
  ]),
];

/** Returns checks as one page without scripts, to print or send. */
export const toHtmlReport = (files: readonly CheckedFile[]): string => {
  const [only, ...others] = files;
  const title = only && others.length === 0 ? `Checks of ${only.file}` : `Checks of ${files.length} messages`;
  const root: ElementData = {
    name: "html",
    attributes: { lang: "en" },
    children: [
      {
        name: "head",
        children: [
          { name: "meta", attributes: { charset: "utf-8" } },
          { name: "meta", attributes: { name: "viewport", content: "width=device-width, initial-scale=1" } },
          element("title", title),
          { name: "style", text: STYLE },
        ],
      },
      { name: "body", children: files.flatMap(toSections) },
    ],
  };
  // In HTML only void elements may be empty.
  const written = toXml(root, { lineEnd: "\n", indent: "" }).replace(/<(?!meta)(\w+)([^<>]*)\/>/g, "<$1$2></$1>");
  return `<!doctype html>\n${written}\n`;
};
