import { z } from "zod";

import { ErnError } from "../ern-error";
import { checkDate, checkDateTime, checkDuration } from "../values/dates";
import { checkGrid, checkIcpn, checkIsrc, type ValueDiagnostic } from "../values/identifiers";
import { isTerritory } from "../values/territories";
import { ILLEGAL_CHARACTER } from "../xml/escape";

type ZodIssue = z.core.$ZodIssue;

/** Text that must pass one of the engine's checks. */
const checkedText = (find: (value: string) => ValueDiagnostic) =>
  z.string().superRefine((value, context) => {
    const diagnostic = find(value);
    if (!diagnostic) return;
    const { message, remedy } = diagnostic;
    context.addIssue({ code: "custom", message, params: { remedy } });
  });

const checkPlainText = (value: string): ValueDiagnostic => {
  if (value === "") return { message: "The text is empty.", remedy: "Write a text, or leave the key out." };
  if (value.trim() !== value) return { message: "There is white space around the text.", remedy: "Remove it." };
  if (value.length > 10_000) return { message: "The text has more than 10,000 characters.", remedy: "Shorten it." };
  const illegal = ILLEGAL_CHARACTER.exec(value);
  return illegal
    ? { message: `Character ${illegal.index + 1} is not allowed in XML.`, remedy: "Remove it." }
    : undefined;
};

export const text = checkedText(checkPlainText);
export const isrc = checkedText(checkIsrc);
export const icpn = checkedText(checkIcpn);
export const grid = checkedText(checkGrid);
export const duration = checkedText(checkDuration);
export const date = checkedText(checkDate);
export const dateTime = checkedText(checkDateTime);
export const year = z.string().regex(/^(?!0000)\d{4}$/);
export const language = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);
export const partyId = z.string().regex(/^PADPIDA[A-Za-z0-9]{11}$/);

export const territory = checkedText((value) =>
  isTerritory(value)
    ? undefined
    : { message: `“${value}” is not a territory.`, remedy: "Use the two letters of ISO 3166-1, or Worldwide." },
);

/** A problem reported by a schema, in our wording. */
const explainIssue = (issue: ZodIssue): { message: string; remedy: string } => {
  switch (issue.code) {
    case "custom":
      return { message: issue.message, remedy: String(issue.params?.remedy) };
    case "invalid_type":
      return issue.input === undefined
        ? { message: "This key is missing.", remedy: `Add it; its value is of the type ${issue.expected}.` }
        : { message: "The value has the wrong type.", remedy: `Write a value of the type ${issue.expected}.` };
    case "invalid_value":
      return { message: "This is none of the values it may have.", remedy: `Use one of ${issue.values.join(", ")}.` };
    case "unrecognized_keys":
      return { message: `There is no key ${issue.keys.join(", ")} here.`, remedy: "Check its name, or remove it." };
    case "too_small":
      return { message: "The list is empty.", remedy: "Add at least one entry." };
    case "too_big":
      return { message: `The list has more than ${issue.maximum} entries.`, remedy: "Split it." };
    case "invalid_format":
      return {
        message: "The text does not have the form it needs.",
        remedy: `It must match ${"pattern" in issue ? issue.pattern : issue.format}.`,
      };
    case "invalid_union":
      return explainIssue(issue.errors.at(-1)![0]!);
    default:
      return { message: issue.message, remedy: "Correct the value." };
  }
};

/** Returns the error for data that can't be built, at a JSON path such as "$.tracks[2].isrc". */
export const dataError = (path: string, message: string, remedy: string): ErnError =>
  new ErnError({ code: "data", message: `${path}: ${message}`, remedy, path });

/** Returns the data as a schema reads it; throws an `ErnError` with the path of the first problem. */
export const parseData = <Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> => {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const steps = issue.path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  const { message, remedy } = explainIssue(issue);
  throw dataError(`$${steps.join("")}`, message, remedy);
};
