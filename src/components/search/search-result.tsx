import { Fragment } from "react";

import { hitHeadings, markedParts } from "../../search/common/hits";
import type { SearchHit } from "../../search/common/types";
import type { SearchPageClass } from "./search-page-styles";

interface MarkedTextProps {
  /** A highlight or snippet of a hit. */
  html: string;
}

/** A text with its matches marked. */
const MarkedText = ({ html }: MarkedTextProps) =>
  markedParts(html).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>));

interface SearchResultProps {
  hit: SearchHit;
  onChoose: (hit: SearchHit) => void;
}

/** One result on the search page: its section, page title, headings and the text around the match. */
export const SearchResult = ({ hit, onChoose }: SearchResultProps) => {
  const [group = "", ...headings] = hitHeadings(hit);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <li>
      <p className={"group" satisfies SearchPageClass}>
        <MarkedText html={group} />
      </p>
      <h2>
        <a href={hit.url} onClick={() => onChoose(hit)}>
          {headings.map((heading, at) => (
            <Fragment key={at}>
              {at > 0 && (
                <>
                  {" "}
                  <span aria-hidden="true">›</span>{" "}
                </>
              )}
              <MarkedText html={heading} />
            </Fragment>
          ))}
        </a>
      </h2>
      {snippet && (
        <p>
          <MarkedText html={snippet} />
        </p>
      )}
    </li>
  );
};
