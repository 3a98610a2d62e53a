import { code, paragraph, text } from "../../nodes/markdown-nodes";
import type { Component, ComponentProps } from "../../nodes/component";
import type { Diagnostic } from "../../../diagnostics/diagnostic";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { idDiagnostic } from "./id-diagnostic";
import type { ToolkitShortcode } from "./toolkit-shortcode";

/** Units for defaults: of sizes, in bytes, and of times, in milliseconds. */
const units = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, bytes: 1, seconds: 1000, milliseconds: 1 } as const;

type Unit = keyof typeof units;

/** The default of a symbol, or of its parameter with that name. */
const presetOf = ({ of = "", param }: ComponentProps, { byId }: Toolkit): string | null | undefined => {
  const symbol = byId.get(of);
  return symbol?.params.find(({ name }) => name === (param ?? symbol.name))?.default;
};

const numberOf = (preset: string): number => Number(preset.replace(/[_ ]/g, ""));

/** A default in a unit; undefined if it isn't a whole number. */
const inUnit = (preset: string, unit: Unit): string | undefined => {
  const count = numberOf(preset) / units[unit];
  return Number.isInteger(count) ? `${count.toLocaleString("en").replaceAll(",", "\u00a0")} ${unit}` : undefined;
};

const presetDiagnostic = (props: ComponentProps, toolkit: Toolkit): Diagnostic | undefined => {
  const { of = "", param, unit } = props;
  const preset = presetOf(props, toolkit);
  if (preset === null || preset === undefined)
    return {
      message: `${of} has no default${param === undefined ? "" : ` of a parameter "${param}"`} in content/toolkit`,
      remedy: 'Add "default: …" to its parameter there, or name the parameter with param="…".',
    };
  return unit === undefined || inUnit(preset, unit as Unit) !== undefined
    ? undefined
    : { message: `The default ${preset} of ${of} is not a whole number of ${unit}`, remedy: "Choose another unit." };
};

/** `<Default of="…" />`: the default of an option or a parameter, from content/toolkit. */
export const defaultShortcode = (toolkit: () => Toolkit) =>
  ({
    name: "Default",
    inline: true,
    dependsOn: ["toolkit"],
    props: { of: { required: true }, param: {}, unit: { values: Object.keys(units) } },
    missing: (props) => idDiagnostic(props["of"] ?? "", toolkit()) ?? presetDiagnostic(props, toolkit()),
    expand: () => (node: Component, props: ComponentProps) => {
      const preset = presetOf(props, toolkit()) ?? "";
      const shown = props["unit"] === undefined ? code(preset) : text(inUnit(preset, props["unit"] as Unit) ?? "");
      return [node.type === "mdxJsxFlowElement" ? paragraph(shown) : shown];
    },
  }) as const satisfies ToolkitShortcode;
