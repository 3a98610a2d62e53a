/** @jsxImportSource theme-ui */

export const MAIN_ID = "main";

/** The first stop of the Tab key: past the navigation, to the page's content. */
export const SkipLink = () => (
  <a
    href={`#${MAIN_ID}`}
    sx={{
      position: "fixed",
      top: 2,
      left: 2,
      zIndex: 70,
      px: 4,
      py: 2,
      bg: "accent",
      color: "accentInk",
      borderRadius: "medium",
      "&:not(:focus)": { transform: "translateY(-200%)" },
    }}
  >
    Skip to main content
  </a>
);
