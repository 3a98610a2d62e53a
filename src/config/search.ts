import { paths } from "../utils/paths";

/** Search settings; the hosted service's keys come from the environment. */
export const search = {
  placeholder: "Search docs",
  maxQueryLength: 64,
  /** Results in the search box, and results that the search page shows at first and per further load. */
  hitsPerPage: 20,
  /** Delay after which the search is shown as slow. */
  stalledAfterMs: 300,
  maxResultsPerGroup: 5,
  snippetWords: 10,
  narrowSnippetWords: 5,
  /** Name of the local index in requests and in the stored recent searches. */
  localIndexName: "ddex-suite",
  /** Groups for docs outside every sidebar category, for pages without a parent, and for names of ERN. */
  groups: { Doc: "Documentation", Page: "Pages", Ern: "ERN" },
  /** Pages that are components instead of content files, as the search lists them. */
  pages: [
    {
      path: paths.playground(),
      title: "Playground",
      description: "Parse, change and build an ERN message in your browser, with the site's own engine.",
    },
  ],
  /** Recent searches that the search box keeps, at most DocSearch's own 7; fewer if there are favourites, at most 4. */
  recentSearches: { alone: 7, withFavorites: 4 },
  /** Queries that show what can be searched for, and that find something. */
  examples: ["preset", "DealTerms"],
  /** What the search suggests before you type, in addition to the newest post. */
  startingPoints: [
    { label: "Getting started", href: paths.doc("getting-started") },
    { label: "Playground", href: paths.playground() },
    { label: "All symbols of the API", href: paths.doc("api") },
  ],
  /** Size of the compressed index, in bytes, above which the build recommends the hosted service. */
  maxIndexBytes: 1_000_000,
};
