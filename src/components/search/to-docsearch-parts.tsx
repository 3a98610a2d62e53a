import type { DocSearchHit, DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";

import { rememberHit } from "../../search/remember-hit";
import { createSearchSession } from "../../search/create-search-session";
import { toDocSearchClient } from "../../search/to-docsearch-client";
import type { SearchResponse } from "../../search/types";
import { paths } from "../../utils/paths";

interface DocSearchPartsOptions {
  indexName: string;
  /** Name of the docs version in which is searched. */
  version: string | undefined;
  onAnswer: (response: SearchResponse) => void;
  onClose: () => void;
}

type DocSearchParts = Pick<
  DocSearchModalProps,
  "transformSearchClient" | "navigator" | "hitComponent" | "resultsFooterComponent"
>;

/** DocSearch's client, links and ways of opening them. It starts anew when one of them changes. */
export const toDocSearchParts = ({ indexName, version, onAnswer, onClose }: DocSearchPartsOptions): DocSearchParts => {
  const session = createSearchSession();
  const choose = (hit: object): void => {
    session.choose(hit as DocSearchHit);
    rememberHit(hit as DocSearchHit, indexName);
  };
  return {
    transformSearchClient: toDocSearchClient({
      ask: async (query) => {
        const response = await session.ask({ query, version, indexName });
        onAnswer(response);
        return response;
      },
      currentQuery: () => document.querySelector<HTMLInputElement>(".DocSearch-Input")?.value,
    }),
    navigator: {
      navigate: ({ itemUrl, item }) => {
        choose(item);
        // The modal gives the page its place back when it closes: the address is opened after that.
        setTimeout(() => void navigate(itemUrl));
      },
    },
    hitComponent: ({ hit, children }) => (
      <a href={hit.url} onClick={() => choose(hit)}>
        {children}
      </a>
    ),
    resultsFooterComponent: ({ state: { query, context } }) => {
      const count = context.nbHits as number;
      return (
        <a
          href={paths.search(query)}
          onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => metaKey || ctrlKey || shiftKey || altKey || onClose()}
        >
          {count === 1 ? "See the one result" : `See all ${count} results`}
        </a>
      );
    },
  };
};
