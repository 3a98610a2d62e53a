import { hitHeadings } from "../../search/hit-headings";
import type { SearchHit } from "../../search/types";
import { markedParts } from "../../utils/marked-parts";
import { MarkedText } from "./marked-text";

interface SearchResultProps {
  hit: SearchHit;
  onChoose: (hit: SearchHit) => void;
}

/** One document of the search page: its own heading, where it stands, and the text around what matched. */
export const SearchResult = ({ hit, onChoose }: SearchResultProps) => {
  const headings = hitHeadings(hit);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <li>
      <h2>
        <a href={hit.url} onClick={() => onChoose(hit)}>
          <MarkedText html={headings.at(-1) ?? ""} />
        </a>
      </h2>
      <ol aria-label="Breadcrumbs">
        {headings.slice(0, -1).map((heading, at) => (
          <li key={at}>{markedParts(heading).join("")}</li>
        ))}
      </ol>
      {snippet && (
        <p>
          <MarkedText html={snippet} />
        </p>
      )}
    </li>
  );
};
