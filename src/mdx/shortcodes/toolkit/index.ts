import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { type TypeReflection, typeReflections } from "../../../reference/toolkit/types/type-reflections";
import { errorNames } from "./error-names";
import { status, statusLegend } from "./status";
import { symbol, symbolLink } from "./symbol";
import { symbolCounts } from "./symbol-counts";
import { symbolFilter, symbolList } from "./symbol-list";
import { symbolRows, symbolTable } from "./symbol-table";
import { typeReference } from "./type-reference";
import { defaultShortcode, errorText } from "./values";

/** Returns shortcodes that show toolkit symbols; the toolkit is read when a page needs it. */
export const toolkitShortcodes = (
  toolkit: () => Toolkit,
  types: () => readonly TypeReflection[] = () => typeReflections().reflections,
) => {
  const shortcodes = [
    defaultShortcode(toolkit),
    errorNames(toolkit),
    errorText(toolkit),
    status(toolkit),
    statusLegend,
    symbol(toolkit),
    symbolCounts(toolkit),
    symbolFilter(toolkit),
    symbolLink(toolkit),
    symbolList(toolkit),
    symbolRows(toolkit),
    symbolTable(toolkit),
    typeReference(toolkit, types),
  ] as const;
  return shortcodes.map((shortcode) => ({ dependsOn: ["toolkit"] as const, ...shortcode }));
};
