import { type ElementData, toXmlDocument } from "../xml/to-xml";
import { type CheckedFile, formatProblemText, kindOfProblem, type ReportedProblem, toXmlText } from "./checked-file";

const toAssert = (problem: ReportedProblem): ElementData => {
  const { severity, line, column, location = "/" } = problem;
  const attributes = { id: kindOfProblem(problem), location, role: severity, test: kindOfProblem(problem) };
  const text = `${toXmlText(formatProblemText(problem))} (line ${line}, column ${column})`;
  return { name: "svrl:failed-assert", attributes, children: [{ name: "svrl:text", text }] };
};

const toOutput = ({ file, checks }: CheckedFile, isAlone: boolean): ElementData => ({
  name: "svrl:schematron-output",
  attributes: { ...(isAlone && { "xmlns:svrl": "http://purl.oclc.org/dsdl/svrl" }), title: toXmlText(file) },
  children: checks.flatMap(({ name, result, problems }): ElementData[] => [
    { name: "svrl:text", text: toXmlText(result) },
    { name: "svrl:active-pattern", attributes: { name, documents: toXmlText(file) } },
    { name: "svrl:fired-rule", attributes: { context: "/" } },
    ...problems.map(toAssert),
  ]),
});

/** Returns checks as SVRL (Schematron): each check is a pattern. Several files have one root around them. */
export const toSvrlReport = (files: readonly CheckedFile[]): string => {
  const [only, ...others] = files;
  const root: ElementData =
    only && others.length === 0
      ? toOutput(only, true)
      : {
          name: "reports",
          attributes: { "xmlns:svrl": "http://purl.oclc.org/dsdl/svrl" },
          children: files.map((file) => toOutput(file, false)),
        };
  return toXmlDocument(root);
};
