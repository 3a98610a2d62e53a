import { useBrowserValue } from "../../hooks/use-browser-value";
import { Icon } from "../icon";

const keysOf = (): string => (/Mac|iPhone|iPod|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K");

/** The place of the search, with the keys that will open it. */
export const SearchButton = () => (
  <button type="button" className="search-button">
    <Icon name="search" />
    <span>Search</span> <kbd>{useBrowserValue(keysOf)}</kbd>
  </button>
);
