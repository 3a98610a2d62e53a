import { leaf } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import { LANGUAGE, type NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import type { Details, Scope } from "./territories";

const TITLE_TYPES: ReadonlySet<string> = new Set(["AlternativeTitle", "FormalTitle", "GroupingTitle", "OriginalTitle"]);
const SUBTITLE_TYPES: ReadonlySet<string> = new Set(["Location", "Version"]);
const DEFAULT = { IsDefault: "true" };

const textOfTitle = (title: SourceElement): string =>
  title.all("SubTitle").reduce((whole, { text }) => (text ? `${whole} (${text})` : whole), title.textAt("TitleText"));

const toTitle = (title: SourceElement, name: string, add: Scope, why?: string): ElementData => {
  const subtitles = title.all("SubTitle").map((subtitle) => {
    const isKnown = SUBTITLE_TYPES.has(subtitle.attribute("SubTitleType") ?? "");
    return subtitle.leaf("SubTitle", { keep: isKnown ? ["SubTitleType"] : [] });
  });
  const target = title.branch(name, [title.first("TitleText")?.leaf(), subtitles], { keep: LANGUAGE, add, why });
  const outcome = title.attribute("TitleType") === add.TitleType ? "carried" : "changed";
  title.recordOutcome("TitleType", { outcome, target });
  return target;
};

const isDisplayed = (title: SourceElement): boolean =>
  ["DisplayTitle", undefined].includes(title.attribute("TitleType"));

const toAdditionalTitle = (title: SourceElement, scope: Scope, { namespace }: NewMessage): ElementData => {
  const type = title.attribute("TitleType")!;
  if (TITLE_TYPES.has(type)) return toTitle(title, "AdditionalTitle", { ...scope, TitleType: type });
  const userDefined = { TitleType: "UserDefined", Namespace: namespace, UserDefinedValue: type };
  const why = `4.3 has no TitleType ${type}; it is the sender's own.`;
  return toTitle(title, "AdditionalTitle", { ...scope, ...userDefined }, why);
};

/** Returns display titles by territory, then other titles; without a display title, `ReferenceTitle` becomes it. */
export const toTitles = (source: SourceElement, details: Details, message: NewMessage): ElementData[] => {
  const all = [{ source, scopes: [DEFAULT] }, ...details].flatMap(({ source: of, scopes }) =>
    of.all("Title").flatMap((title) => scopes.map((scope: Scope) => ({ title, scope }))),
  );
  const displayed = all.filter(({ title }) => isDisplayed(title));
  const reference = source.first("ReferenceTitle");
  const isFallback = displayed.length === 0;
  if (isFallback && reference) displayed.push({ title: reference, scope: DEFAULT });
  const titles = displayed.map(({ title, scope }) => toTitle(title, "DisplayTitle", scope));
  const texts = displayed.map(({ title, scope }) =>
    message.ledger.add(
      leaf("DisplayTitleText", textOfTitle(title), { ...title.keptAttributes(LANGUAGE), ...scope }),
      "4.3 says a title in one text, too: made of title and subtitles.",
    ),
  );
  if (reference && !isFallback) {
    const index = displayed.findIndex(({ title }) => textOfTitle(title) === textOfTitle(reference));
    if (index >= 0)
      reference.recordDuplicate(titles[index], "4.3 has no ReferenceTitle; the display title says the same.");
    else
      reference.decide("4.3 has no ReferenceTitle, and no display title says this one. Is it one of the titles shown?");
  }
  const additional = all
    .filter(({ title }) => !isDisplayed(title))
    .map(({ title, scope }) => toAdditionalTitle(title, scope, message));
  return [...texts, ...titles, ...additional];
};
