import { counted, formatNumber } from "@ddex-suite/ern/text/counted";

import { type Diagnostic, toDiagnostic } from "../../../diagnostics/diagnostic";
import { fixedTexts } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import type { ComponentProps } from "../../nodes/component";
import { code, text } from "../../nodes/markdown-nodes";
import { idDiagnostic, type ToolkitShortcode } from "./toolkit-shortcode";

/** Units for defaults: of sizes, in bytes, and of times, in milliseconds. */
const units = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, bytes: 1, seconds: 1000, milliseconds: 1 } as const;

/** Returns the default of a symbol, or of its parameter with that name. */
const presetOf = ({ of = "", param }: ComponentProps, { byId }: Toolkit): string | null | undefined => {
  const symbol = byId.get(of);
  return symbol?.params.find(({ name }) => name === (param ?? symbol.name))?.default;
};

/** Returns a default in a unit; undefined if it isn't a whole number. */
const inUnit = (preset: string, unit: string): string | undefined => {
  const count = Number(preset.replace(/[_ ]/g, "")) / units[unit as keyof typeof units];
  return Number.isInteger(count) ? `${formatNumber(count).replaceAll(",", "\u00a0")} ${unit}` : undefined;
};

const presetDiagnostic = (props: ComponentProps, toolkit: Toolkit): Diagnostic | undefined => {
  const { of = "", param, unit } = props;
  const preset = presetOf(props, toolkit);
  if (preset === null || preset === undefined)
    return toDiagnostic("default-none", { of, param: param === undefined ? "" : ` of a parameter "${param}"` });
  return unit === undefined || inUnit(preset, unit) !== undefined
    ? undefined
    : toDiagnostic("default-unit", { preset, of, unit });
};

/** `<Default of="…" />`: the default of an option or a parameter, from content/toolkit. */
export const defaultShortcode = (toolkit: () => Toolkit) =>
  ({
    name: "Default",
    inline: true,
    props: { of: { required: true }, param: {}, unit: { values: Object.keys(units) } },
    missing: (props) => idDiagnostic(toolkit(), props["of"] ?? "") ?? presetDiagnostic(props, toolkit()),
    expand: (_node, props) => {
      const preset = presetOf(props, toolkit()) ?? "";
      return [props["unit"] === undefined ? code(preset) : text(inUnit(preset, props["unit"]) ?? "")];
    },
  }) as const satisfies ToolkitShortcode;

/** Returns texts of a symbol that contain the words, or all of them if there are no words. */
const matchingTexts = ({ of = "", match = "" }: ComponentProps, { byId }: Toolkit): string[] => {
  const symbol = byId.get(of);
  return symbol ? [...new Set(fixedTexts(symbol))].filter((fixedText) => fixedText.includes(match)) : [];
};

const textDiagnostic = (props: ComponentProps, toolkit: Toolkit): Diagnostic | undefined => {
  const { of = "", match } = props;
  const { length } = matchingTexts(props, toolkit);
  if (length === 1) return undefined;
  const known = matchingTexts({ of }, toolkit).map((fixedText) => `"${fixedText}"`);
  const texts = length === 0 ? "no text" : counted(length, "text");
  const values = { of, texts, match: match === undefined ? "" : ` with "${match}"`, known: known.join(", ") };
  return toDiagnostic(known.length > 0 ? "texts-match" : "texts-none", values);
};

/** `<ErrorText of="…" />`: the message of an error, from content/toolkit, with `…` for its variable parts. */
export const errorText = (toolkit: () => Toolkit) =>
  ({
    name: "ErrorText",
    inline: true,
    props: { of: { required: true }, match: {} },
    missing: (props) => idDiagnostic(toolkit(), props["of"] ?? "") ?? textDiagnostic(props, toolkit()),
    expand: (_node, props) => [code((matchingTexts(props, toolkit())[0] ?? "").replace(/\{[^}]*\}/g, "…"))],
  }) as const satisfies ToolkitShortcode;
