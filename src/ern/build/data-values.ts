import { z } from "zod";

import { checkDate, checkDateTime, checkDuration } from "../values/dates";
import { checkGrid, checkIcpn, checkIsrc, type ValueDiagnostic } from "../values/identifiers";
import { isTerritory } from "../values/territories";
import { ILLEGAL_CHARACTER } from "../xml/escape";

/** Text that must pass one of the engine's checks. */
const checked = (find: (value: string) => ValueDiagnostic) =>
  z.string().superRefine((value, context) => {
    const diagnostic = find(value);
    if (diagnostic)
      context.addIssue({ code: "custom", message: diagnostic.message, params: { remedy: diagnostic.remedy } });
  });

const findInText = (value: string): ValueDiagnostic => {
  if (value === "") return { message: "The text is empty.", remedy: "Write a text, or leave the key out." };
  if (value.trim() !== value) return { message: "There is white space around the text.", remedy: "Remove it." };
  if (value.length > 10_000) return { message: "The text has more than 10,000 characters.", remedy: "Shorten it." };
  const illegal = ILLEGAL_CHARACTER.exec(value);
  return illegal
    ? { message: `Character ${illegal.index + 1} is not allowed in XML.`, remedy: "Remove it." }
    : undefined;
};

export const text = checked(findInText);
export const isrc = checked(checkIsrc);
export const icpn = checked(checkIcpn);
export const grid = checked(checkGrid);
export const duration = checked(checkDuration);
export const date = checked(checkDate);
export const dateTime = checked(checkDateTime);
export const year = z.string().regex(/^(?!0000)\d{4}$/);
export const language = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);
export const partyId = z.string().regex(/^PADPIDA[A-Za-z0-9]{11}$/);

export const territory = checked((value) =>
  isTerritory(value)
    ? undefined
    : { message: `“${value}” is not a territory.`, remedy: "Use the two letters of ISO 3166-1, or Worldwide." },
);
