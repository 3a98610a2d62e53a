import { paths } from "../../../utils/paths";
import { readBuilt } from "./built-site";

/** A symbol as the built site has it; `/api/toolkit.schema.json` says all of it. */
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

/** All symbols of the toolkit, as the built site has them. */
export const builtSymbols = (): BuiltSymbol[] =>
  (JSON.parse(readBuilt(paths.toolkit())) as { symbols: BuiltSymbol[] }).symbols;
