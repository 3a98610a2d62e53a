import { paths } from "../utils/paths";

/** What the search needs to know about the site; the hosted service's keys come from the environment. */
export const search = {
  placeholder: "Search docs",
  maxQueryLength: 64,
  /** Results that the box shows, and that the search page shows at once and loads more of. */
  hitsPerPage: 20,
  /** Slow answers are said to be slow after this. */
  stalledAfterMs: 300,
  maxResultsPerGroup: 5,
  snippetWords: 10,
  narrowSnippetWords: 5,
  /** Name under which the local index is asked, and recent searches are stored. */
  localIndexName: "ddex-suite",
  /** Docs that are in no category of a sidebar, and pages that belong to nothing. */
  groups: { Doc: "Documentation", Page: "Pages" },
  /** Pages that are components, not content files: what the search knows of them. */
  pages: [
    {
      path: paths.playground(),
      title: "Playground",
      description: "Parse, change and build an ERN message in your browser, with the site's own engine.",
    },
  ],
  /** Bytes of the compressed index above which the build advises to use the hosted service. */
  maxIndexBytes: 1_000_000,
};
