import type { Root } from "mdast";

import type { FoundProblem } from "../../diagnostics/diagnostic";
import { componentProps, isComponent } from "../nodes/component";
import type { Words } from "../shortcodes/shortcode";
import { firstProblem } from "./first-diagnostic";

/** Gives the first word that names something that is not there, and what it may name instead. */
export const findMissing = (tree: Root, { components }: Words): FoundProblem | undefined =>
  firstProblem(tree, (node) =>
    isComponent(node) ? components.get(node.name ?? "")?.missing?.(componentProps(node)) : undefined,
  );
