import { graphql, useStaticQuery } from "gatsby";
import { useEffect } from "react";

import { storage } from "../../utils/browser/storage";
import { useBrowserValue } from "./use-browser";

/** The versions of the documentation, newest first. */
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
        }
      }
    }
  `).allDocsVersion.nodes;

export const PREFERRED_VERSION_KEY = "docs-preferred-version-default";

export const savePreferredVersion = (name: string): void => storage.set(PREFERRED_VERSION_KEY, name);

/** The version the reader chose last, or the latest; deletes a stored name that no longer exists. */
export const usePreferredVersion = <V extends { name: string; isLast: boolean }>(versions: readonly V[]) => {
  const stored = useBrowserValue(() => storage.get(PREFERRED_VERSION_KEY));
  const preferred = versions.find(({ name }) => name === stored);
  useEffect(() => {
    if (stored !== null && !preferred) storage.remove(PREFERRED_VERSION_KEY);
  }, [stored, preferred]);
  return preferred ?? versions.find(({ isLast }) => isLast);
};
