import { paths } from "../../../utils/paths";
import { readBuilt } from "./built-site";

/** A symbol in the built site; `/api/toolkit.schema.json` describes every field. */
export interface BuiltSymbol {
  id: string;
  package: string;
  language: string;
  kind: string;
  name: string;
  parent: string | null;
  signature: string;
  status: string;
  note: string;
  known: string;
}

/** All toolkit symbols in the built site. */
export const builtSymbols = (): BuiltSymbol[] =>
  (JSON.parse(readBuilt(paths.toolkit())) as { symbols: BuiltSymbol[] }).symbols;
