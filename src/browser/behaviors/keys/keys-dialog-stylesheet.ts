import { compileStyles } from "../../../theme/compile-styles";
import { backdrop, box } from "../../../theme/mixins";

export const keysDialogStylesheet = compileStyles({
  ".keys-dialog": {
    width: "min(26rem, calc(100vw - 32px))",
    maxHeight: "calc(100dvh - 32px)",
    overflowY: "auto",
    padding: 24,
    ...box,
    bg: "paper",
    color: "ink",
    fontSize: "small",
    ...backdrop,
    h2: { m: 0, mb: 3, fontSize: "h3" },
    h3: { m: 0, mb: 2, fontSize: "body" },
    // The page's keys next to the site's, or above them.
    "> div": { display: "grid", gap: 6 },
    "&:has(h3)": { width: "min(56rem, calc(100vw - 32px))" },
    "&:has(h3) > div": { gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"] },
    dl: { m: 0 },
    "dl > div": {
      display: "grid",
      gridTemplateColumns: "8.5rem minmax(0, 1fr)",
      alignItems: "baseline",
      py: 2,
      borderBottom: "1px solid var(--hairline)",
    },
    dd: { m: 0 },
    kbd: {
      px: 2,
      py: 1,
      border: "1px solid var(--control)",
      borderRadius: "small",
      fontSize: "tiny",
      whiteSpace: "nowrap",
    },
    "& label": { display: "flex", alignItems: "center", gap: 2, minHeight: 44, mt: 2, fontWeight: "strong" },
    input: { width: 18, height: 18, m: 0, accentColor: "var(--accent)" },
    p: { m: 0, mb: 3, color: "muted", lineHeight: "small" },
    form: { mt: 4, textAlign: "right" },
  },
});
