/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import { useBrowserValue } from "../../hooks/use-browser-value";
import { Icon } from "../icon";

const isApple = (): boolean => /Mac|iPhone|iPod|iPad/.test(navigator.platform);

/** The place of the search, with the keys that will open it. */
export const SearchButton = () => {
  const apple = useBrowserValue(isApple);
  const keys = apple === null ? undefined : apple ? "⌘K" : "Ctrl K";
  return (
    <button
      type="button"
      className="search"
      aria-label={`Search${keys ? ` (${apple ? "Command+K" : "Ctrl+K"})` : ""}`}
      sx={styles}
    >
      <Icon name="search" />
      <span>Search</span>
      <kbd aria-hidden="true">{keys}</kbd>
    </button>
  );
};

const styles: ThemeUIStyleObject = {
  "&&": {
    display: "flex",
    alignItems: "center",
    gap: 2,
    width: [44, null, 44, 168],
    height: [44, null, 44, 36],
    px: 2,
    justifyContent: "center",
    color: "muted",
    border: ["0", null, "0", "1px solid var(--control)"],
    borderRadius: "medium",
    fontSize: "small",
  },
  "&:hover": { color: "ink" },
  span: { display: ["none", null, "none", "block"], flex: 1, textAlign: "left" },
  kbd: { display: ["none", null, "none", "block"], fontSize: "tiny", minWidth: "3.2em", textAlign: "right" },
  "html:not([data-js]) &": { visibility: "hidden" },
};
