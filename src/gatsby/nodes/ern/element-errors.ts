import { type CatalogElement, type DiagnosticCode, entryOfCode } from "@ddex-suite/ern";

import { errorsDoc } from "../../../config/content";
import { currentErrors, shownText } from "../../../reference/errors/errors";
import { paths } from "../../../utils/paths";

/** Identifiers that are plain text for the schema. */
const CODE_OF_NAME: Readonly<Record<string, DiagnosticCode>> = {
  ISRC: "isrc",
  ICPN: "icpn",
  GRid: "grid",
  ISWC: "iswc",
};

const CODE_OF_KIND: Readonly<Record<string, DiagnosticCode>> = {
  boolean: "boolean",
  integer: "number",
  decimal: "number",
  duration: "duration",
  date: "date",
  dateTime: "date",
  territory: "territory",
  dpid: "dpid",
};

type Value = NonNullable<CatalogElement["places"][number]["text"]>;

const textCode = ({ kind = "", base, values }: Value): DiagnosticCode | undefined => {
  if (base === "ID") return "duplicate-reference";
  if (base === "IDREF") return "dangling-reference";
  return CODE_OF_KIND[kind] ?? (values && "value");
};

/** Returns what the checks report if an element is wrong or missing: entries of the error catalogue. */
export const elementErrors = ({ name, places, occurrences }: CatalogElement) => {
  const isRequired = occurrences.some(({ byVersion }) =>
    Object.values(byVersion).some(({ words }) => words === "required"),
  );
  const codes = new Set([
    CODE_OF_NAME[name],
    ...places.map(({ text }) => text && textCode(text)),
    isRequired ? ("missing" as const) : undefined,
    // Any element but the root may be in the wrong place.
    occurrences.length > 0 ? ("order" as const) : undefined,
  ]);
  const ids = new Set([...codes].map((code) => code && entryOfCode[code]));
  const entries = [...currentErrors().bySource.values()].flat().filter(({ id }) => ids.has(id));
  return entries.map(({ id, text }) => ({ label: shownText(text), path: `${paths.doc(errorsDoc)}#${id}` }));
};
