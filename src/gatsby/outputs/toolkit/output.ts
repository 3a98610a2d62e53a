import { z } from "zod";

import { site } from "../../../config/site";
import {
  knownWays,
  statusMeanings,
  symbolKinds,
  symbolStatuses,
  type ToolkitLanguage,
  toolkitLanguages,
  toolkitPackages,
} from "../../../config/toolkit";
import { absoluteUrl } from "../../../config/urls";
import { known, type PlacedSymbol, sourceUrl, toProofFile } from "../../../reference/toolkit/symbol";
import { paths } from "../../../utils/paths";
import { currentToolkit } from "../../locations/current-toolkit";
import { type Output, writeFiles } from "../../registry/output";

const text = z.string().min(1);

const symbolEntry = z.strictObject({
  id: text.describe("package.language[.parent].name"),
  package: z.enum(toolkitPackages),
  language: z.enum(Object.keys(toolkitLanguages) as [ToolkitLanguage]),
  kind: z.enum(symbolKinds),
  name: text,
  parent: text.nullable().describe("What it belongs to: a class, a module, a command."),
  signature: text,
  params: z
    .array(z.strictObject({ name: text, type: text, required: z.boolean(), default: text.nullable() }))
    .describe("Parameters; of structs and options, fields."),
  returns: text.nullable(),
  errors: z.array(text),
  texts: z.array(text).describe("Values that it always writes or returns, besides errors."),
  since: text.nullable().describe("The version that it came with, if later than 0.4.0."),
  changed: text.nullable().describe("The last version that changed its signature or fields, if later than 0.4.0."),
  status: z.enum(symbolStatuses),
  note: text.describe("Observed behaviour in one sentence."),
  known: z.enum(knownWays).describe("Observed: a check of the site runs it. Read: taken from the source, not run."),
  check: text.nullable().describe("The file of the site's sources that runs it."),
  source: z.url().describe("Where the toolkit defines it."),
  url: z.url().describe("Where the documentation has it."),
});

const toolkitValues = z.strictObject({
  $schema: z.url(),
  version: text.describe("The version of the toolkit."),
  statuses: z.record(z.enum(symbolStatuses), text).describe("What the statuses mean."),
  symbols: z.array(symbolEntry),
});

/** Its keys are in the order of the schema. */
const toEntry = (symbol: PlacedSymbol): z.infer<typeof symbolEntry> =>
  symbolEntry.strip().parse({
    ...symbol,
    known: known(symbol),
    check: symbol.check && toProofFile(symbol.check),
    source: sourceUrl(symbol.source),
    url: absoluteUrl(symbol.url),
  });

/** Returns all symbols of the toolkit as data for other programs. */
export const toToolkitFile = (symbols: readonly PlacedSymbol[]): z.infer<typeof toolkitValues> => ({
  $schema: absoluteUrl(paths.toolkitSchema()),
  version: site.version,
  statuses: statusMeanings,
  symbols: symbols.map(toEntry),
});

/** Returns the JSON Schema of the file of all symbols. */
export const toToolkitSchema = (): object => ({
  $id: absoluteUrl(paths.toolkitSchema()),
  title: `Symbols of ${site.title} ${site.version}`,
  ...z.toJSONSchema(toolkitValues),
});

/** Returns what names in samples show, by the symbols' ids: signature, status and sentence. */
export const toSymbolCards = (symbols: readonly PlacedSymbol[], language: string): Record<string, string> =>
  Object.fromEntries(
    symbols
      .filter((symbol) => symbol.language === language)
      .map(({ id, signature, status, note }) => [id, `${signature}\n${status}: ${note}`]),
  );

const CARD_LANGUAGES = ["typescript", "python", "rust"] as const satisfies readonly ToolkitLanguage[];

/** The toolkit's symbols as data for other programs, the schema of that file, and what names in samples show. */
export const toolkit: Output = {
  name: "toolkit",
  files: [paths.toolkit(), paths.toolkitSchema(), ...CARD_LANGUAGES.map(paths.symbolCards)],
  write: (_args, folder) =>
    writeFiles(folder, {
      [paths.toolkit()]: JSON.stringify(toToolkitFile(currentToolkit().symbols)),
      [paths.toolkitSchema()]: JSON.stringify(toToolkitSchema()),
      ...Object.fromEntries(
        CARD_LANGUAGES.map((language) => [
          paths.symbolCards(language),
          JSON.stringify(toSymbolCards(currentToolkit().symbols, language)),
        ]),
      ),
    }),
};
