import { locales as config } from "../../../config/site";
import { reportErrors } from "../../../diagnostics/report-diagnostics";
import type { NodeType } from "../../registry/node-type";
import { localeDiagnostic } from "./locale-diagnostic";
import { toLocale } from "./node";
import { localeTypes } from "./schema";

/** The site's languages. */
export const locales: NodeType = {
  name: "locales",
  schema: localeTypes,
  source: (create, { reporter }) => {
    reportErrors([localeDiagnostic(config) ?? []].flat(), reporter, "locales");
    for (const locale of config) create("Locale", locale.name, { ...toLocale(locale) });
  },
};
