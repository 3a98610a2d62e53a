import { Fragment } from "react";

import { hitHeadings } from "../../search/common/hit-headings";
import type { SearchHit } from "../../search/common/types";
import { MarkedText } from "./marked-text";
import type { SearchPageClass } from "./search-page-styles";

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
