import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import type { Program, SampleProblem } from "../../samples/sample";
import { checkErn, checkOwnVocabulary, vocabularyOf } from "./check-ern-sample";
import { definedIn } from "./page-references";
import { isErn, readXml } from "./xml-document";
import type { XmlDocument } from "./xml-document";

type Read = (program: Program) => XmlDocument | SampleProblem[];

const isRead = (read: XmlDocument | SampleProblem[]): read is XmlDocument => !Array.isArray(read);

const judge = ({ program, page }: PageProgram, read: Read): Pick<CheckedProgram, "check" | "problems"> => {
  const xml = read(program);
  if (!isRead(xml)) return { check: "parsed", problems: xml };
  const vocabulary = vocabularyOf(program.parts[0]!);
  if (vocabulary && "problem" in vocabulary) return { check: "parsed", problems: [vocabulary] };
  if (vocabulary) return { check: "validated", problems: checkOwnVocabulary(xml, vocabulary) };
  if (!isErn(xml)) return { check: "parsed", problems: [] };
  const samples = page.filter(({ language }) => language === "xml").map(read);
  const defined = definedIn(samples.filter(isRead).map(({ document }) => document));
  return { check: "validated", problems: checkErn(xml, defined) };
};

/** Checks XML: ERN, whole or in parts, by its rules; what declares another namespace by its syntax alone. */
export const xmlChecker: Checker = {
  languages: ["xml"],
  check: (programs) => {
    const known = new Map<Program, XmlDocument | SampleProblem[]>();
    const read: Read = (program) => {
      const found = known.get(program) ?? readXml(program);
      known.set(program, found);
      return found;
    };
    return Promise.resolve(programs.map((one) => ({ ...one, ...judge(one, read), outputProblems: [] })));
  },
};
