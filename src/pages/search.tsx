import { graphql, type PageProps } from "gatsby";

import { useBrowserValue } from "../browser/hooks/use-browser";
import { ContentTree } from "../components/article/content-tree";
import { SearchPage } from "../components/search/search-page";
import { search } from "../config/search";
import { parseFilters } from "../search/search-filters";

/** The address holds the query and the filters; each visit starts with its own. */
const SearchRoute = ({ data, location }: PageProps<Queries.SearchPageQuery>) => {
  const address = useBrowserValue(() => window.location.search);
  const parameters = new URLSearchParams(address ?? "");
  return (
    <SearchPage
      key={address === null ? "server" : location.key}
      initialQuery={(parameters.get("q") ?? "").slice(0, search.maxQueryLength)}
      initialFilters={parseFilters(parameters)}
    >
      <ContentTree nodes={data.list?.content ?? []} />
    </SearchPage>
  );
};

export default SearchRoute;

export const query = graphql`
  query SearchPage($path: String!) {
    sidebar(name: { eq: "tutorialSidebar" }) {
      ...PageSidebar
    }
    list: searchList {
      content
    }
  }
`;
