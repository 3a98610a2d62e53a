import type { Link, PhrasingContent } from "mdast";

import { code, paragraph } from "../../mdx/nodes/markdown-nodes";
import type { Toolkit } from "../toolkit";
import { idProblem } from "./id-problem";
import type { ToolkitWord } from "./toolkit-word";

/** `<SymbolLink id="…" />`: a link to a symbol's home, its name as code or what the author writes. */
export const symbolLink = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolLink",
    inline: true,
    isLink: true,
    dependsOn: ["toolkit"],
    props: { id: { required: true } },
    missing: ({ id = "" }) => idProblem(id, toolkit()),
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
  }) as const satisfies ToolkitWord;
