import { useCallback } from "react";

import { useBrowserValue } from "../../hooks/use-browser-value";
import { useSearchKeys } from "../../hooks/use-search-keys";
import { Icon } from "../icon";
import { loadSearchModal, SearchDialog } from "../search/search-dialog";

const keysOf = (): string => (/Mac|iPhone|iPod|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K");

const preload = (): void => void loadSearchModal().catch(() => undefined);

/** Opens the search, as its keys do; its code comes with the first intent to use it. */
export const SearchButton = () => {
  const [query, setQuery] = useSearchKeys();
  const close = useCallback(() => setQuery(null), [setQuery]);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setQuery("")}
      >
        <Icon name="search" />
        <span>Search</span> <kbd>{useBrowserValue(keysOf)}</kbd>
      </button>
      {query !== null && <SearchDialog query={query} onClose={close} />}
    </>
  );
};
