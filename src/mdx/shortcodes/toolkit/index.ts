import type { Toolkit } from "../../../reference/toolkit/toolkit";
import type { TypeReflection } from "../../../reference/toolkit/typedoc/reflection";
import { typeReflections } from "../../../reference/toolkit/typedoc/type-reflections";
import { defaultShortcode } from "./default";
import { errorText } from "./error-text";
import { status } from "./status";
import { statusLegend } from "./status-legend";
import { symbol } from "./symbol";
import { symbolCounts } from "./symbol-counts";
import { symbolFilter } from "./symbol-filter";
import { symbolLink } from "./symbol-link";
import { symbolList } from "./symbol-list";
import { symbolRows } from "./symbol-rows";
import { symbolTable } from "./symbol-table";
import { typeReference } from "./type-reference";

const installedTypes = () => typeReflections().reflections;

/** Shortcodes that show toolkit symbols; the toolkit is read when a page needs it. */
export const toolkitShortcodes = (toolkit: () => Toolkit, types: () => readonly TypeReflection[] = installedTypes) =>
  [
    defaultShortcode(toolkit),
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
