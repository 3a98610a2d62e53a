import { queryAfterKey } from "../../search/query-after-key";
import { openEarlySearch } from "../../utils/browser/early-search";
import { isPlainClick } from "../../utils/browser/is-plain-click";
import { LONGEST_WAIT_MS } from "../../utils/in-time";

const { dataset } = document.documentElement;

/** The page is hydrated, or works as without scripts. */
const isOver = (): boolean => "hydrated" in dataset || !("js" in dataset);

const fail = (): void => {
  if (isOver()) return;
  delete dataset.js;
  openEarlySearch();
};

let timer: ReturnType<typeof setTimeout> | undefined;

const record = (query: string): void => {
  dataset.earlyQuery = query;
  timer ??= setTimeout(fail, LONGEST_WAIT_MS);
};

const onError = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) fail();
};

const onKey = (event: KeyboardEvent): void => {
  if (isOver()) return;
  const next = queryAfterKey(event, dataset.earlyQuery ?? null, true);
  if (next === undefined) return;
  event.preventDefault();
  if (next === null) delete dataset.earlyQuery;
  else record(next);
};

const onClick = (event: MouseEvent): void => {
  if (isOver() || !isPlainClick(event) || !(event.target as Element).closest(".search-button")) return;
  event.preventDefault();
  record(dataset.earlyQuery ?? "");
};

/**
 * Until hydration, records on <html> the query to open the search with if the reader presses its button or one of its
 * keys. If one of the site's scripts fails or takes too long, the page works as without scripts, and a reader who asked
 * for the search gets the search page.
 */
export const searchEarly = (): void => {
  window.addEventListener("error", onError, true);
  window.addEventListener("keydown", onKey);
  window.addEventListener("click", onClick);
};
