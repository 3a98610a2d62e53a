import { code, paragraph } from "../../nodes/markdown-nodes";
import type { ComponentProps } from "../../nodes/component";
import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { fixedTexts } from "../../../reference/toolkit/fixed-texts";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { idDiagnostic } from "./id-diagnostic";
import type { ToolkitShortcode } from "./toolkit-shortcode";

/** Texts of a symbol that contain the words, or all of them if there are no words. */
const textsOf = ({ of = "", match = "" }: ComponentProps, { byId }: Toolkit): string[] => {
  const symbol = byId.get(of);
  return symbol ? [...new Set(fixedTexts(symbol))].filter((text) => text.includes(match)) : [];
};

const textDiagnostic = (props: ComponentProps, toolkit: Toolkit): Diagnostic | undefined => {
  const { of = "", match } = props;
  const { length } = textsOf(props, toolkit);
  if (length === 1) return undefined;
  const known = textsOf({ of }, toolkit).map((text) => `"${text}"`);
  return {
    message: `${of} has ${length === 0 ? "no text" : `${length} texts`}${match === undefined ? "" : ` with "${match}"`}`,
    remedy:
      known.length > 0
        ? `Write match="…" with words of one of them: ${known.join(", ")}.`
        : 'Add it to its errors in content/toolkit, as "…" in quotes.',
  };
};

/** `<ErrorText of="…" />`: the message of an error, from content/toolkit, with `…` for its variable parts. */
export const errorText = (toolkit: () => Toolkit) =>
  ({
    name: "ErrorText",
    inline: true,
    dependsOn: ["toolkit"],
    props: { of: { required: true }, match: {} },
    missing: (props) => idDiagnostic(props["of"] ?? "", toolkit()) ?? textDiagnostic(props, toolkit()),
    expand: () => (node, props) => {
      const shown = code((textsOf(props, toolkit())[0] ?? "").replace(/\{[^}]*\}/g, "…"));
      return [node.type === "mdxJsxFlowElement" ? paragraph(shown) : shown];
    },
  }) as const satisfies ToolkitShortcode;
