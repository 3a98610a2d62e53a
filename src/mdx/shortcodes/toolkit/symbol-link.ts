import type { Link, PhrasingContent } from "mdast";

import { componentProps } from "../../nodes/component";
import type { Component } from "../../nodes/component";
import { plainText } from "../../nodes/plain-text";
import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { calls } from "../../../reference/toolkit/calls";
import { code, paragraph } from "../../nodes/markdown-nodes";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { idDiagnostic } from "./id-diagnostic";
import type { ToolkitShortcode } from "./toolkit-shortcode";

/** The link text must be the symbol's name, with or without its parent and arguments. */
const textDiagnostic = (node: Component, { byId }: Toolkit): Diagnostic | undefined => {
  const symbol = byId.get(componentProps(node)["id"] ?? "");
  const written = plainText(node);
  if (symbol === undefined || written === "" || calls(written, symbol)) return undefined;
  return {
    message: `<SymbolLink id="${symbol.id}"> calls it "${written}"`,
    remedy: `Write \`${symbol.name}\`, alone, with what it belongs to or with its arguments; words around it stand outside the link.`,
  };
};

/** `<SymbolLink id="…" />`: a link to a symbol's home, with its name as code or the author's text. */
export const symbolLink = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolLink",
    inline: true,
    isLink: true,
    dependsOn: ["toolkit"],
    props: { id: { required: true } },
    diagnostic: (node) => textDiagnostic(node, toolkit()),
    missing: ({ id = "" }) => idDiagnostic(id, toolkit()),
    expand:
      () =>
      (node, { id = "" }) => {
        const symbol = toolkit().byId.get(id);
        const children = node.children as PhrasingContent[];
        const link: Link = {
          type: "link",
          url: symbol?.url ?? "",
          children: (children.length > 0 ? children : [code(symbol?.name ?? "")]) as Link["children"],
          position: node.position,
        };
        return [node.type === "mdxJsxFlowElement" ? paragraph(link) : link];
      },
  }) as const satisfies ToolkitShortcode;
