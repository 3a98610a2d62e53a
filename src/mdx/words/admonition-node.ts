import type { Element } from "hast";
import type { Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";

import { admonitions } from "./admonitions";
import { element } from "../nodes/element";
import { icon } from "../nodes/icon";
import { raw } from "../nodes/raw";
import { splitDirective } from "../nodes/split-directive";

/** Turns `:::note[Title]` into an admonition. */
export const admonitionNode = (state: State, node: ContainerDirective): Element => {
  const { label, children } = splitDirective(node);
  const name = admonitions.get(node.name) ?? node.name;
  const title = label ? state.all(label satisfies Paragraph) : [{ type: "text" as const, value: name }];
  // Without role="note" each would be a landmark, and landmarks of one name are not told apart.
  return element("aside", { className: ["admonition", node.name], role: "note", ariaLabel: name }, [
    element("p", { className: ["admonition-title"] }, [raw(icon(node.name)), ...title]),
    ...state.all({ type: "root", children }),
  ]);
};
