import { island } from "../nodes/island";
import type { Shortcode } from "./shortcode";

/** Parts of the report on the code samples; without one of them, its figures. */
export const sampleFigureParts = ["run", "pending", "unchecked", "recorded", "wrong"] as const;

export type SampleFigurePart = (typeof sampleFigureParts)[number];

/**
 * `<SampleFigures />`, `<SampleFigures show="unchecked" />`: what is known of all code samples. Its place is
 * filled when the page is queried, for the figures change with other files.
 */
export const sampleFigures = {
  name: "SampleFigures",
  props: { show: { values: sampleFigureParts } },
  html: (_node, props) => island("SampleFigures", props, []),
} as const satisfies Shortcode;
