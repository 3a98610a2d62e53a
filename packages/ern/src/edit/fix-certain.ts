import { checkDocument, toDiagnostic } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { applySplices } from "../text/splices";
import type { ErnDiagnostic, ErnDocument } from "../types";
import { parseErn } from "../xml/parse-ern";
import { fixAtOnce } from "./fix-all";
import { fixDiagnostics } from "./fix-diagnostics";

/** Returns the problems of a text with their fixes, and its document if it's well-formed. */
export const checkWithFixes = (source: string): { problems: ErnDiagnostic[]; document?: ErnDocument } => {
  try {
    const document = parseErn(source);
    return { problems: fixDiagnostics(document, checkDocument(document)), document };
  } catch (error) {
    if (error instanceof ErnError) return { problems: [toDiagnostic(error, source)] };
    throw error;
  }
};

/** A fix may allow another; a message that needs more rounds than this has faults of another kind. */
const ROUNDS = 20;

/** Makes every certain fix, until there is none left; returns the new text and the number of problems fixed. */
export const fixCertain = (before: string): { source: string; count: number } => {
  let [source, count] = [before, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const fixes = fixAtOnce(checkWithFixes(source).problems);
    if (fixes.count === 0) break;
    source = applySplices(source, fixes.splices).source;
    count += fixes.count;
  }
  return { source, count };
};
