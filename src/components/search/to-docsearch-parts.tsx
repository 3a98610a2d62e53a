import type { DocSearchHit, DocSearchModalProps } from "@docsearch/react";

import { expandMatchingCode } from "../../browser/behaviors/expand-matching-code";
import { search } from "../../config/search";
import { navigate } from "../../data/navigate";
import { toSearchProblem } from "../../search/common/search-problem";
import type { SearchProblem } from "../../search/common/types";
import { createSearchSession } from "../../search/create-search-session";
import { toDocSearchGroups } from "../../search/docsearch/docsearch-groups";
import { rememberHit } from "../../search/docsearch/stored-searches";
import { toDocSearchClient } from "../../search/docsearch/to-docsearch-client";
import { formatResultCount } from "../../search/result-texts";
import type { SearchFilters } from "../../search/search-filters";
import { toAddress } from "../../utils/address";
import { paths } from "../../utils/paths";
import { leavesPage } from "./search-start";
import { askAgain } from "./use-docsearch-dom";

/** Why there is no answer, or only the local index's. */
export interface ProblemShown {
  problem: SearchProblem;
  answered: boolean;
}

interface DocSearchPartsOptions {
  indexName: string;
  /** Name of the docs version to search. */
  version: string | undefined;
  filters: () => SearchFilters;
  onOutcome: (problem: ProblemShown | null) => void;
  /** Called with what was found, in words; with null while a search is running. */
  onHear: (found: string | null) => void;
  onClose: () => void;
}

type DocSearchParts = Pick<
  DocSearchModalProps,
  "transformSearchClient" | "navigator" | "hitComponent" | "resultsFooterComponent"
>;

const openInNewTab = ({ itemUrl }: { itemUrl: string }): void =>
  void window.open(toAddress(itemUrl), "_blank", "noopener");

const findInput = (): HTMLInputElement | null => document.querySelector(".DocSearch-Input");

/** Returns DocSearch's client, links and navigation. DocSearch restarts when one of them changes. */
export const toDocSearchParts = (options: DocSearchPartsOptions): DocSearchParts => {
  const { indexName, version, filters, onOutcome, onHear, onClose } = options;
  const session = createSearchSession(expandMatchingCode);
  let documents: number | undefined;
  const choose = (hit: object): void => {
    session.choose(hit as DocSearchHit);
    rememberHit(hit as DocSearchHit, indexName);
  };
  return {
    transformSearchClient: toDocSearchClient({
      ask: (query, onBest) => {
        onHear(null);
        return session.ask({ query, version, indexName, filters: filters() }, onBest);
      },
      onAnswer: ({ results: [result], problem, ...response }) => {
        documents = result!.nbDocuments;
        onOutcome(problem ? { problem, answered: true } : null);
        onHear(result!.nbHits > 0 ? formatResultCount(result!.nbHits, documents) : "No results were found");
        return {
          ...response,
          results: [{ ...result!, hits: toDocSearchGroups(result!.hits, search.maxResultsPerGroup) }],
        };
      },
      onRest: () => {
        const [first, ...others] = document.querySelectorAll(".DocSearch-Hit");
        // Asking again selects the first hit.
        const hasMoved = others.some((hit) => hit.getAttribute("aria-selected") === "true");
        if (first && !hasMoved) askAgain(findInput()!);
      },
      onFailure: (error) => {
        onOutcome({ problem: toSearchProblem(error), answered: false });
        onHear("");
      },
      currentQuery: () => findInput()?.value,
    }),
    navigator: {
      navigate: ({ itemUrl, item }) => {
        choose(item);
        // The modal restores the page's position when it closes, so open the address after that.
        setTimeout(() => void navigate(itemUrl));
      },
      navigateNewTab: openInNewTab,
      navigateNewWindow: openInNewTab,
    },
    hitComponent: ({ hit, children }) => (
      // The arrow keys reach it from the input; Tab reaches everything else.
      <a href={hit.url} tabIndex={-1} onClick={() => choose(hit)}>
        {children}
      </a>
    ),
    resultsFooterComponent: ({ state: { query, context } }) => {
      const count = context.nbHits as number;
      return (
        <a href={paths.search(query, { ...filters() })} onClick={(event) => leavesPage(event) && onClose()}>
          {count === 1 ? "See the one result" : `See all ${formatResultCount(count, documents)}`}
        </a>
      );
    },
  };
};
