import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import type { TerritoryDetails } from "./territories";

const LANGUAGE = "LanguageAndScriptCode";
const TITLE_TYPES: ReadonlySet<string> = new Set(["AlternativeTitle", "FormalTitle", "GroupingTitle", "OriginalTitle"]);
const SUBTITLE_TYPES: ReadonlySet<string> = new Set(["Location", "Version"]);

type Scope = Readonly<Record<string, string>>;

const textOfTitle = (title: SourceElement): string => {
  const [main, ...subtitles] = [title.one("TitleText"), ...title.all("SubTitle")].map((part) => part?.text ?? "");
  return subtitles.reduce((text, subtitle) => (subtitle ? `${text} (${subtitle})` : text), main!);
};

const toTitle = (title: SourceElement, name: string, attributes: Scope, why?: string): ElementData => {
  const subtitles = title.all("SubTitle").map((subtitle) => {
    const isKnown = SUBTITLE_TYPES.has(subtitle.attribute("SubTitleType") ?? "");
    return subtitle.leaf("SubTitle", { keep: isKnown ? "SubTitleType" : "" });
  });
  const parts = [title.one("TitleText")?.leaf("TitleText"), subtitles];
  const target = branch(name, parts, { ...title.keptAttributes(LANGUAGE), ...attributes });
  title.composite(target, { keep: LANGUAGE, why });
  const type = title.attribute("TitleType");
  const outcome = type === attributes.TitleType ? "carried" : "changed";
  if (type !== undefined) title.ledger.attribute(title.node, "TitleType", { outcome, target });
  return target;
};

const isDisplayed = (title: SourceElement): boolean =>
  ["DisplayTitle", undefined].includes(title.attribute("TitleType"));

const toAdditionalTitle = (title: SourceElement, scope: Scope, message: NewMessage): ElementData => {
  const type = title.attribute("TitleType")!;
  if (TITLE_TYPES.has(type)) return toTitle(title, "AdditionalTitle", { ...scope, TitleType: type });
  const own = { TitleType: "UserDefined", Namespace: message.namespace, UserDefinedValue: type };
  return toTitle(
    title,
    "AdditionalTitle",
    { ...scope, ...own },
    `4.3 has no TitleType ${type}; it is the sender's own.`,
  );
};

/** The titles of a resource or release: display titles by territory, display titles, and others. `ReferenceTitle` is used if there are none. */
export const toTitles = (
  source: SourceElement,
  details: readonly TerritoryDetails[],
  message: NewMessage,
): ElementData[] => {
  const own = source.all("Title");
  const all: { title: SourceElement; scope: Scope }[] = [
    ...own.map((title) => ({ title, scope: { IsDefault: "true" } })),
    ...details.flatMap(({ source: of, scopes }) =>
      of.all("Title").flatMap((title) => scopes.map((scope) => ({ title, scope }))),
    ),
  ];
  const shown = all.filter(({ title }) => isDisplayed(title));
  const reference = source.one("ReferenceTitle");
  if (shown.length === 0 && reference) shown.push({ title: reference, scope: { IsDefault: "true" } });
  const titles = shown.map(({ title, scope }) => toTitle(title, "DisplayTitle", scope));
  const texts = shown.map(({ title, scope }) =>
    leaf("DisplayTitleText", textOfTitle(title), { ...title.keptAttributes(LANGUAGE), ...scope }),
  );
  for (const text of texts) message.ledger.add(text, "4.3 says a title in one text, too: made of title and subtitles.");
  if (reference && !shown.some(({ title }) => title === reference)) settleReferenceTitle(reference, shown, titles);
  const additional = all
    .filter(({ title }) => !isDisplayed(title))
    .map(({ title, scope }) => toAdditionalTitle(title, scope, message));
  return [...texts, ...titles, ...additional];
};

const settleReferenceTitle = (
  reference: SourceElement,
  shown: readonly { title: SourceElement }[],
  titles: readonly ElementData[],
): void => {
  const at = shown.findIndex(({ title }) => textOfTitle(title) === textOfTitle(reference));
  if (at >= 0) reference.said(titles[at], "4.3 has no ReferenceTitle; the display title says the same.");
  else
    reference.decide("4.3 has no ReferenceTitle, and no display title says this one. Is it one of the titles shown?");
};
