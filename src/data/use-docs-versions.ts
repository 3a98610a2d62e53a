import { graphql, useStaticQuery } from "gatsby";

/** Returns the versions of the documentation, newest first. */
export const useDocsVersions = (): Queries.DocsVersionsQuery["allDocsVersion"]["nodes"] =>
  useStaticQuery<Queries.DocsVersionsQuery>(graphql`
    query DocsVersions {
      allDocsVersion {
        nodes {
          name
          label
          isLast
          path
          mainPath
          navigation {
            href
            path
          }
        }
      }
    }
  `).allDocsVersion.nodes;
