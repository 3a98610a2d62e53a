import { slotNode } from "../nodes/html-nodes";
import type { Shortcode } from "./shortcode";

/** Parts of the sample report; without one of them, its figures. */
export const sampleFigureParts = ["run", "pending", "unchecked", "recorded", "wrong"] as const;

export type SampleFigurePart = (typeof sampleFigureParts)[number];

/** `<SampleFigures show="unchecked" />`: what we know about all samples. Queries fill it in: other files change it. */
export const sampleFigures = {
  name: "SampleFigures",
  props: { show: { values: sampleFigureParts } },
  html: (_node, figures) => slotNode({ figures }),
} as const satisfies Shortcode;
