import type { Root } from "mdast";

import type { FoundDiagnostic } from "../../diagnostics/diagnostic";
import { componentProps, isComponent } from "../nodes/component";
import type { Shortcodes } from "../shortcodes/shortcode";
import { firstDiagnostic } from "./first-diagnostic";

/** Gives the first word that names something that is not there, and what it may name instead. */
export const findMissing = (tree: Root, { components }: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node) =>
    isComponent(node) ? components.get(node.name ?? "")?.missing?.(componentProps(node)) : undefined,
  );
