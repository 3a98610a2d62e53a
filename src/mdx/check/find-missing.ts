import type { Root } from "mdast";

import type { FoundDiagnostic } from "../../diagnostics/diagnostic";
import { componentProps, isComponent } from "../nodes/component";
import type { Shortcodes } from "../shortcodes/shortcode";
import { firstDiagnostic } from "./first-diagnostic";

/** The first shortcode that refers to something that doesn't exist, and what it may refer to instead. */
export const findMissing = (tree: Root, { components }: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node) =>
    isComponent(node) ? components.get(node.name ?? "")?.missing?.(componentProps(node)) : undefined,
  );
