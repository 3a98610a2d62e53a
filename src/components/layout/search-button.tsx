import { useBrowserValue } from "../../hooks/use-browser-value";
import { Icon } from "../icon";

const isApple = (): boolean => /Mac|iPhone|iPod|iPad/.test(navigator.platform);

/** The place of the search, with the keys that will open it. */
export const SearchButton = () => {
  const apple = useBrowserValue(isApple);
  const keys = apple === null ? undefined : apple ? "⌘K" : "Ctrl K";
  return (
    <button type="button" className="search-button" aria-label={keys ? `Search (${keys})` : "Search"}>
      <Icon name="search" />
      <span>Search</span>
      <kbd aria-hidden="true">{keys}</kbd>
    </button>
  );
};
