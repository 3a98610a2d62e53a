import docSearchCss from "!@docsearch/css/dist/modal.css?source";
import { DocSearchModal } from "@docsearch/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { hostedSearch } from "../../config/hosted-search";
import { search } from "../../config/search";
import { useSearchVersion } from "../../hooks/use-search-version";
import { warmSearch } from "../../search/search-backend";
import { toDocSearchItems } from "../../search/to-docsearch-items";
import { missingResultsUrl } from "../../utils/missing-results-url";
import { FallbackNotice } from "./fallback-notice";
import { keepFocusInside } from "./keep-focus-inside";
import { repairDocSearch } from "./repair-docsearch";
import searchModalCss from "!./search-modal.css?source";
import { toDocSearchParts } from "./to-docsearch-parts";

interface SearchModalProps {
  /** What was typed before the modal was there. */
  query: string;
  /** Text that was selected on the page, the query when nothing was typed. */
  selected: string;
  onClose: () => void;
}

/** DocSearch makes a client of these and stores recent searches under the name; what the client asks is ours. */
const { appId, apiKey, indexName } = hostedSearch ?? {
  appId: "local",
  apiKey: "local",
  indexName: search.localIndexName,
};

/** DocSearch's modal over our backends; it stands in the search's dialog. */
export const SearchModal = ({ query, selected, onClose }: SearchModalProps) => {
  const [initialQuery] = useState((query || selected.trim()).slice(0, search.maxQueryLength));
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Element | null>(null);
  const [fellBack, setFellBack] = useState(false);
  const version = useSearchVersion(location.pathname);
  const parts = useMemo(
    () =>
      toDocSearchParts({ indexName, version, onAnswer: (answer) => setFellBack(answer.fellBack === true), onClose }),
    [version, onClose],
  );

  useLayoutEffect(() => {
    const element = root.current!;
    const input = element.querySelector("input")!;
    // At once, not with the next task: a key that is pressed before that would be lost.
    input.focus();
    input.setSelectionRange(query ? input.value.length : 0, input.value.length);
    setPanel(element.querySelector(".DocSearch-Modal"));
    element.addEventListener("keydown", keepFocusInside, { capture: true });
    return repairDocSearch(element);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: the query is the reader's from here on.
  }, []);

  useEffect(warmSearch, []);

  return (
    <div ref={root} className="search-modal" data-source={hostedSearch && !fellBack ? "hosted" : "local"}>
      <style>{docSearchCss + searchModalCss}</style>
      <DocSearchModal
        {...parts}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder={search.placeholder}
        maxResultsPerGroup={search.maxResultsPerGroup}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        transformItems={toDocSearchItems}
        getMissingResultsUrl={(state) => missingResultsUrl(state.query)}
        onClose={onClose}
      />
      {panel && createPortal(<FallbackNotice shown={fellBack} />, panel)}
    </div>
  );
};
