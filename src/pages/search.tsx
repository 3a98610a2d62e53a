import type { PageProps } from "gatsby";

import { SearchPage } from "../components/search/search-page";
import { search } from "../config/search";
import { useBrowserValue } from "../hooks/use-browser-value";
import { readFilters } from "../search/search-filters";

/** The address names the query and the filters; each visit begins with its own. */
const SearchRoute = ({ location }: PageProps) => {
  const address = useBrowserValue(() => window.location.search);
  const parameters = new URLSearchParams(address ?? "");
  return (
    <SearchPage
      key={address === null ? "server" : location.key}
      initialQuery={(parameters.get("q") ?? "").slice(0, search.maxQueryLength)}
      initialFilters={readFilters(parameters)}
    />
  );
};

export default SearchRoute;
