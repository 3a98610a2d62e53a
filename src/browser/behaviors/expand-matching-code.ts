import { toAddress } from "../../utils/address";
import { foldCode } from "./code-blocks";
import { hashTarget, PAGE_SHOWN } from "./hash-target";

/** Words long enough to be searched for. */
const queryWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2);

/** Opens the folded code below the hash's heading, or before the first heading, that hides a word of the query. */
const openMatchingBlocks = (hash: string, words: readonly string[]): void => {
  const target = hashTarget(hash)?.id ?? "";
  let section = "";
  for (const element of document.querySelectorAll(".prose :is(h2, h3, h4, h5, h6), .code .rest[hidden]")) {
    if (!element.matches(".rest")) section = element.id;
    else if (section === target && words.some((word) => element.textContent?.toLowerCase().includes(word)))
      foldCode(element.closest(".code")!, false);
  }
};

/** If the next page shown is the one at `url`, opens the folded code that the search led to. */
export const expandMatchingCode = (query: string, url: string): void =>
  document.addEventListener(
    PAGE_SHOWN,
    () => {
      const { pathname, hash } = new URL(toAddress(url), location.href);
      if (pathname === location.pathname) openMatchingBlocks(hash, queryWords(query));
    },
    { once: true },
  );
