import { toDiagnostic } from "../../diagnostics/diagnostic";
import { contentOf } from "../nodes/component";
import type { Shortcode } from "./shortcode";

/** `<Steps>`: a numbered list that shows its steps as such. */
export const steps = {
  name: "Steps",
  diagnostic: ({ children }) =>
    children.length === 1 && children[0]?.type === "list" && children[0].ordered ? undefined : toDiagnostic("steps"),
  html: (node, _props, state) =>
    contentOf(state, node).map((child) =>
      child.type === "element" && child.tagName === "ol"
        ? { ...child, properties: { ...child.properties, className: ["steps"] } }
        : child,
    ),
  styles: {
    steps: {
      ".steps": { listStyle: "none", pl: 0, maxWidth: "none", counterReset: "step" },
      ".steps > li": {
        counterIncrement: "step",
        position: "relative",
        pl: 7,
        pb: 5,
        my: 0,
        "&::before": {
          content: "counter(step)",
          position: "absolute",
          left: 0,
          top: 0,
          width: 28,
          height: 28,
          lineHeight: "26px",
          textAlign: "center",
          fontSize: "tiny",
          fontWeight: "strong",
          border: "1px solid var(--control)",
          borderRadius: "50%",
          fontVariantNumeric: "tabular-nums",
        },
        "&::after": {
          content: '""',
          position: "absolute",
          left: "13.5px",
          top: 36,
          bottom: 6,
          borderLeft: "1px solid var(--hairline)",
        },
        "&:last-of-type": { pb: 0 },
        "> :not(* + *)": { mt: 0 },
      },
    },
  },
} as const satisfies Shortcode;
