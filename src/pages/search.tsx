import type { PageProps } from "gatsby";

import { SearchPage } from "../components/search/search-page";
import { search } from "../config/search";
import { useBrowserValue } from "../hooks/use-browser-value";

/** The address names the query; each visit begins with its own. */
const SearchRoute = ({ location }: PageProps) => {
  const parameters = useBrowserValue(() => window.location.search);
  const query = new URLSearchParams(parameters ?? "").get("q") ?? "";
  return (
    <SearchPage
      key={parameters === null ? "server" : location.key}
      initialQuery={query.slice(0, search.maxQueryLength)}
    />
  );
};

export default SearchRoute;
