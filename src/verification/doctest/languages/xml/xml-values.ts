import { dataEnums, type ErnVersion } from "../../../../ern";
import facts from "./xml-values.json";

/** By name: values separated by spaces, `@` and the name of a value set, or a pattern between slashes. */
type Facts = Readonly<Record<string, string>>;

const { elements, attributes }: Readonly<Record<"elements" | "attributes", Facts>> = facts;
const sets: Readonly<Record<string, { options: readonly string[] }>> = dataEnums;

/** The problem with a value if samples use only a part of the standard's values, or values that match a pattern. */
const valueDiagnostic = (what: string, value: string, allowed: string | undefined): string | undefined => {
  if (allowed === undefined) return undefined;
  const pattern = allowed.startsWith("/") ? new RegExp(allowed.slice(1, -1)) : undefined;
  const values = allowed.split(" ").flatMap((one) => (one.startsWith("@") ? sets[one.slice(1)]!.options : one));
  if (pattern ? pattern.test(value) : values.includes(value)) return undefined;
  return `“${value}” isn't a known ${what}: ${pattern ? `a value like ${String(pattern)}` : values.join(", ")}`;
};

/** The problem with the text of an element in an ERN version. */
export const elementDiagnostic = (
  parent: string,
  element: string,
  value: string,
  version: ErnVersion | null,
): string | undefined => {
  if (version === "3.8.2" && element === "ReleaseType" && value === "TrackRelease") return undefined;
  const allowed = elements[`${parent}/${element}`] ?? elements[element];
  return valueDiagnostic(element, value, allowed ?? (/^(Is|Has)[A-Z]/.test(element) ? "true false" : undefined));
};

/** The problem with an attribute of an element: the element doesn't have it, or the value is wrong. */
export const attributeDiagnostic = (element: string, attribute: string, value: string): string | undefined => {
  const allowed = attributes[`${element}@${attribute}`] ?? attributes[`@${attribute}`];
  if (allowed === undefined && attribute.startsWith("xmlns")) return undefined;
  return allowed === undefined
    ? `${element} has no attribute ${attribute} in samples`
    : valueDiagnostic(`${attribute} of ${element}`, value, allowed);
};
