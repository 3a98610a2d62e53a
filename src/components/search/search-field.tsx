import { search } from "../../config/search";
import { paths } from "../../utils/paths";
import { Icon } from "../parts/icon";
import type { NotFoundClass } from "../layout/not-found-stylesheet";

/** A field that opens the search page. */
export const SearchField = ({ query }: { query: string }) => (
  <form role="search" action={paths.search()} className={"search-field" satisfies NotFoundClass}>
    <Icon name="search" />
    <input
      key={query}
      type="search"
      name="q"
      aria-label="Search docs"
      placeholder="Search docs"
      defaultValue={query}
      maxLength={search.maxQueryLength}
      autoComplete="off"
    />
    <button type="submit">Search</button>
  </form>
);
