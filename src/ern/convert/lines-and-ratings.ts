import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { byTerritory, type TerritoryDetails } from "./territories";
import { takeValue } from "./values";

const LANGUAGE = "LanguageAndScriptCode";

type Scope = Readonly<Record<string, string>>;

/** A rights line, `PLine` or `CLine`. */
export const toRightsLine = (source: SourceElement, scope: Scope): ElementData => {
  const { name } = source;
  const parts = ["Year", `${name}Company`, `${name}Text`]
    .flatMap((part) => source.all(part))
    .map((part) => part.leaf());
  return source.composite(branch(name, parts, { ...source.keptAttributes(LANGUAGE), ...scope }), { keep: LANGUAGE });
};

/** Parental warnings, which 4.3 requires. */
export const toWarnings = (
  details: readonly TerritoryDetails[],
  message: NewMessage,
  isRequired: boolean,
): ElementData[] => {
  const warnings = byTerritory(details, "ParentalWarningType", (source, scope) =>
    takeValue(source, "ParentalWarningType", { add: scope }),
  );
  if (warnings.length > 0 || !isRequired) return warnings;
  const made = leaf("ParentalWarningType", "NoAdviceAvailable", { IsDefault: "true" });
  return [message.ledger.add(made, "4.3 asks for a ParentalWarningType. Decide which one is true.", true)];
};

export const toAvRatings = (details: readonly TerritoryDetails[]): ElementData[] =>
  byTerritory(details, "AvRating", (source, scope) => {
    const parts = [
      source.one("RatingText")?.leaf("Rating", { why: "4.3 calls it Rating." }),
      source.one("RatingAgency") && takeValue(source.one("RatingAgency")!, "Agency", { why: "4.3 calls it Agency." }),
    ];
    return source.composite(branch("AvRating", parts, scope));
  });

/** Text that may differ by territory. */
export const toTexts = (details: readonly TerritoryDetails[], name: string): ElementData[] =>
  byTerritory(details, name, (source, scope) => source.leaf(name, { keep: LANGUAGE, add: scope }));
