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

const onSearchClick = (event: MouseEvent): void => {
  if (isOver() || !isPlainClick(event) || !(event.target as Element).closest(".search-button")) return;
  event.preventDefault();
  record(dataset.earlyQuery ?? "");
};

/** Until hydration, records on <html> what the reader types for the search; if that fails, the page works as without scripts. */
export const searchEarly = (): void => {
  window.addEventListener("error", onError, true);
  window.addEventListener("keydown", onKey);
  window.addEventListener("click", onSearchClick);
};
