import { search } from "../../../config/search";
import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { searchFiles } from "../../../search/common/search-files";
import type { SearchHit } from "../../../search/common/types";
import { answerRequest } from "../../../search/local/answer-request";
import type { PackedIndex } from "../../../search/local/format/packed-index";
import { openIndex } from "../../../search/local/index/open-index";
import { readBuilt } from "./built-site";

/** Most characters of a query. */
export const MOST_SEARCHED = 500;

const TEXT_LENGTH = 400;

const headingsOf = ({ hierarchy }: SearchHit): string =>
  [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4].filter((title) => title !== null).join(" › ");

const hitLine = (hit: SearchHit): string => {
  const text = (hit.content ?? "").replace(/\s+/g, " ");
  const excerpt = text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
  return `- ${headingsOf(hit)} (${absoluteUrl(hit.url)})${excerpt === "" ? "" : `\n  ${excerpt}`}`;
};

/** Searches the built site with the site's own search and returns one line per hit. */
export const searchBuilt = async (query: string, facetFilters: string[], hitsPerPage: number): Promise<string> => {
  const index = openIndex(JSON.parse(readBuilt(searchFiles.index)) as PackedIndex, async (digest) =>
    JSON.parse(readBuilt(searchFiles.part(digest))),
  );
  const request = {
    indexName: search.localIndexName,
    query,
    hitsPerPage,
    facetFilters: [`language:${site.language}`, ...facetFilters],
  };
  const { hits } = await answerRequest(request, index);
  return hits.map(hitLine).join("\n");
};
