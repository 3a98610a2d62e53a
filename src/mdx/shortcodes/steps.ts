import { problem } from "../../diagnostics/diagnostic";
import { contentOf } from "../nodes/component";
import type { Shortcode } from "./shortcode";

/** `<Steps>`: a numbered list that shows its steps as such. */
export const steps = {
  name: "Steps",
  diagnostic: ({ children }) =>
    children.length === 1 && children[0]?.type === "list" && children[0].ordered ? undefined : problem("steps"),
  html: (node, _props, state) =>
    contentOf(state, node).map((child) =>
      child.type === "element" && child.tagName === "ol"
        ? { ...child, properties: { ...child.properties, className: ["steps"] } }
        : child,
    ),
} as const satisfies Shortcode;
