import type { ThemeUIStyleObject } from "theme-ui";

/** Steps, numbered next to a line that joins them. */
export const stepStyles = {
  ".prose": {
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
        border: "1px solid",
        borderColor: "control",
        borderRadius: "50%",
        fontVariantNumeric: "tabular-nums",
      },
      "&::after": {
        content: '""',
        position: "absolute",
        left: "13.5px",
        top: 36,
        bottom: 6,
        borderLeft: "1px solid",
        borderColor: "hairline",
      },
      "&:last-of-type": { pb: 0 },
      "> :not(* + *)": { mt: 0 },
    },
  },
} satisfies ThemeUIStyleObject;
