import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import { checkErnSample, checkOwnVocabulary, vocabularyOf } from "./check-ern-sample";
import { definedIn } from "./page-references";
import { isErn, readXml } from "./xml-document";
import type { XmlDocument } from "./xml-document";

type Read = (program: Program) => XmlDocument | SampleDiagnostic[];

const isRead = (read: XmlDocument | SampleDiagnostic[]): read is XmlDocument => !Array.isArray(read);

const judge = ({ program, page }: PageProgram, read: Read): Pick<CheckedProgram, "check" | "diagnostics"> => {
  const xml = read(program);
  if (!isRead(xml)) return { check: "parsed", diagnostics: xml };
  const allShortcodes = vocabularyOf(program.parts[0]!);
  if (allShortcodes && "message" in allShortcodes) return { check: "parsed", diagnostics: [allShortcodes] };
  if (allShortcodes) return { check: "validated", diagnostics: checkOwnVocabulary(xml, allShortcodes) };
  if (!isErn(xml)) return { check: "parsed", diagnostics: [] };
  const samples = page.filter(({ language }) => language === "xml").map(read);
  const defined = definedIn(samples.filter(isRead).map(({ document }) => document));
  return { check: "validated", diagnostics: checkErnSample(xml, defined) };
};

/** Checks XML: ERN, whole or in parts, by its rules; XML with another namespace only by its syntax. */
export const xmlChecker: Checker = {
  languages: ["xml"],
  check: (programs) => {
    const known = new Map<Program, XmlDocument | SampleDiagnostic[]>();
    const read: Read = (program) => {
      const found = known.get(program) ?? readXml(program);
      known.set(program, found);
      return found;
    };
    return Promise.resolve(programs.map((one) => ({ ...one, ...judge(one, read), outputDiagnostics: [] })));
  },
};
