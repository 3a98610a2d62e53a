import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { useBrowserValue } from "../../../browser/hooks/use-browser";
import { queryAfterKey } from "../../../search/query-after-key";
import { isPlainClick } from "../../../utils/browser/is-plain-click";
import { listen } from "../../../utils/browser/listen";
import { paths } from "../../../utils/paths";
import { Icon } from "../../parts/icon";
import { loadSearchModal, SearchCrash, SearchDialog } from "../../search/search-dialog";

/** Returns the query to open the search with, null while it is closed, and its setter; search keys also set it. */
const useSearchKeys = () => {
  const [query, setQuery] = useState<string | null>(null);
  useEffect(
    () =>
      listen(["keydown"], (event) => {
        const next = queryAfterKey(event, query);
        if (next === undefined || (query === null && event.defaultPrevented)) return;
        event.preventDefault();
        setQuery(next);
      }),
    [query],
  );
  useEffect(() => {
    const { dataset } = document.documentElement;
    const { earlyQuery } = dataset;
    if (earlyQuery === undefined) return;
    delete dataset.earlyQuery;
    // Immediately, or a key pressed before the search opens would be lost.
    queueMicrotask(() => flushSync(() => setQuery(earlyQuery)));
  }, []);
  return [query, setQuery] as const;
};

const keysOf = (): string => (/Mac|iPhone|iPod|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K");

const preload = (): void => void loadSearchModal().catch(() => undefined);

/** Opens the search, as do its keys; its code loads at the first sign that it is needed. */
export const SearchButton = () => {
  const [query, setQuery] = useSearchKeys();
  const [crash, setCrash] = useState<string | null>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  const open = query !== null;
  const close = useCallback(() => setQuery(null), [setQuery]);
  if (open && crash !== null) setCrash(null);

  useEffect(() => {
    // The dialog returns the focus to where it was; if it was nowhere, it comes here.
    if (!open && wasOpen.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      {/* A link if scripts are off or have failed; its page isn't preloaded. */}
      <a
        ref={button}
        href={paths.search()}
        role="button"
        data-full-load=""
        className="search-button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setQuery("");
        }}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          setQuery("");
        }}
      >
        <Icon name="search" />
        <span>Search</span> <kbd>{useBrowserValue(keysOf)}</kbd>
      </a>
      {open && (
        <SearchDialog
          query={query}
          onClose={close}
          onCrash={(error) => {
            close();
            setCrash(error instanceof Error ? error.message : String(error));
          }}
        />
      )}
      {crash !== null && <SearchCrash message={crash} onDismiss={() => setCrash(null)} />}
    </>
  );
};
