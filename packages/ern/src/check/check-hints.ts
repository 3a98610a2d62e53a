import type { Reader } from "../model/reader";
import type { ErnVersion } from "../model-types";
import { schemaModelOf } from "../schema/schema-model-of";
import { rulesOf } from "../schema/schema-rules";
import type { NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { childElements, isElement } from "../xml/nodes";
import { checkDeclared } from "./check-declared";
import { checkTexts } from "./check-texts";
import type { DiagnosticList } from "./diagnostic-list";
import { checkLanguage } from "./typed-value";

/** Reports elements and values that a version has, but deprecates. */
const checkDeprecated = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { document, name } = reader;
  const { roots, types, values } = schemaModelOf(version);
  const visit = (node: NodeId, type: number): void => {
    const { content, typeOfChild } = rulesOf(version).rulesOfType(type);
    const value = values[types[type]!.text ?? -1]?.deprecated;
    const text = value && reader.valueOf(node);
    if (text && Object.hasOwn(value, text.value)) {
      const since = value[text.value] ? ` since ${value[text.value]}` : "";
      const message = `${text.value} is a deprecated value of ${name(node)}${since}.`;
      diagnostics.addValue("hint", "deprecated", { message, remedy: "Use another value of the set." }, text);
    }
    for (const child of childElements(document, node)) {
      const places = content?.placesOf(name(child)) ?? [];
      if (places.length > 0 && places.every((place) => content!.places[place]!.element?.deprecated)) {
        const message = `ERN ${version} deprecates ${name(child)} in ${name(node)}.`;
        diagnostics.addElement(
          "hint",
          "deprecated",
          { message, remedy: "Leave it out, or use what replaces it." },
          child,
        );
      }
      const childType = typeOfChild.get(name(child));
      if (childType !== undefined) visit(child, childType);
    }
  };
  const type = roots[name(document.root)];
  if (type !== undefined) visit(document.root, type);
};

/** Reports a display title whose text and parts say something else. */
const checkTitles = (reader: Reader, work: NodeId, diagnostics: DiagnosticList): void => {
  const [text] = reader.all(work, "DisplayTitleText");
  const [title] = reader.all(work, "DisplayTitle");
  const part = title === undefined ? null : reader.first(title, "TitleText");
  if (text === undefined || !part) return;
  const { value } = reader.valueOf(text);
  if (value.toLowerCase().startsWith(part.value.toLowerCase())) return;
  const message = `The DisplayTitleText “${value}” and the DisplayTitle “${part.value}” differ.`;
  diagnostics.addValue("hint", "titles", { message, remedy: "Write the same title in both." }, part);
};

/** Reports a release that isn't marked as explicit although a recording in it is. */
const checkWarnings = (reader: Reader, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const isExplicit = (work: NodeId): boolean =>
    [
      ...reader.values(work, "ParentalWarningType"),
      ...reader.values(reader.matching(work, /DetailsByTerritory$/), "ParentalWarningType"),
    ].some(({ value }) => value === "Explicit");
  const resources = reader.matching(reader.all(document.root, "ResourceList"), /^(SoundRecording|Video)$/);
  const [release] = reader.all(document.root, "ReleaseList", "Release");
  if (release === undefined || !resources.some(isExplicit) || isExplicit(release)) return;
  const message = "A recording is marked as explicit, and the release isn't.";
  const remedy = "Give the release a ParentalWarningType of Explicit, too.";
  diagnostics.addElement("hint", "parental-warning", { message, remedy }, release);
};

const TERRITORIES = /^TerritoryCode$/;

/** Reports territories that are named twice in one list, or next to Worldwide. */
const checkTerritories = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const seen = new Set<string>();
  const values = reader.matching(node, TERRITORIES).map(reader.valueOf);
  const hasWorld = values.some(({ value }) => value === "Worldwide");
  for (const value of values) {
    const isTwice = seen.has(value.value);
    seen.add(value.value);
    const isInWorld = hasWorld && value.value !== "Worldwide";
    if (!isTwice && !isInWorld) continue;
    const message = isTwice
      ? `${value.value} is named twice.`
      : `${value.value} is part of Worldwide, which is named too.`;
    diagnostics.addValue("hint", "overlap", { message, remedy: "Leave one of the two out." }, value);
  }
};

/** Reports languages that a version accepts as any text. */
const checkLanguages = ({ document }: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  if (!schemaModelOf(version).values.some(({ kind }) => kind === "anyLanguage")) return;
  for (let node = document.root; node < document.nodes.count; node += 1) {
    const attribute = isElement(document, node) && findAttribute(document, node, "LanguageAndScriptCode");
    const found = attribute && checkLanguage(attribute.value);
    if (found) diagnostics.addAttribute("hint", found.code, found.diagnostic, node, attribute);
  }
};

/** Checks for what is allowed, but not good practice. */
export const checkHints = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  checkDeclared(reader, version, diagnostics);
  checkDeprecated(reader, version, diagnostics);
  checkLanguages(reader, version, diagnostics);
  checkTexts(reader, version, diagnostics);
  const lists = reader.matching(document.root, /^(Resource|Release)List$/);
  for (const work of lists.flatMap((list) => childElements(document, list))) {
    checkTitles(reader, work, diagnostics);
    for (const details of reader.matching(work, /DetailsByTerritory$/)) checkTerritories(reader, details, diagnostics);
  }
  checkWarnings(reader, diagnostics);
  for (const terms of reader.all(document.root, "DealList", "ReleaseDeal", "Deal", "DealTerms"))
    checkTerritories(reader, terms, diagnostics);
};
