import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import { searchInput, searchInputIcon } from "../../theme/mixins";

export const notFoundStylesheet = compileStyles({
  ".search-field": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: 2,
    my: 5,
    // The search needs scripts.
    [media.noScript]: { display: "none" },
    "> .icon": { ...searchInputIcon, top: 14 },
    input: { height: 48, ...searchInput },
    button: {
      px: 4,
      borderRadius: "medium",
      bg: "accent",
      color: "accentInk",
      fontWeight: "strong",
      "&:hover": { textDecoration: "underline" },
    },
  },
  // Only the browser knows them: this reserves room for three, so that the footer doesn't move.
  ".suggestions": {
    display: "flow-root",
    minHeight: ["21rem", null, "14rem"],
    [media.noScript]: { minHeight: 0 },
  },
});
