import { useEffect } from "react";

import { useDocsVersions } from "../../data/use-docs-versions";
import { storage } from "../../utils/browser/storage";
import { versionOfPath } from "../../utils/versions";
import { useBrowserValue } from "./use-browser";

export const PREFERRED_VERSION_KEY = "docs-preferred-version-default";

export const savePreferredVersion = (name: string): void => storage.set(PREFERRED_VERSION_KEY, name);

/** Returns the version the reader chose last, or the latest; deletes a stored name that no longer exists. */
export const usePreferredVersion = <V extends { name: string; isLast: boolean }>(versions: readonly V[]) => {
  const stored = useBrowserValue(() => storage.get(PREFERRED_VERSION_KEY));
  const preferred = versions.find(({ name }) => name === stored);
  useEffect(() => {
    if (stored !== null && !preferred) storage.remove(PREFERRED_VERSION_KEY);
  }, [stored, preferred]);
  return preferred ?? versions.find(({ isLast }) => isLast);
};

/** Returns the docs version of the page at a path; for other pages, the preferred one. */
export const useVersionAt = (path: string) => {
  const versions = useDocsVersions();
  const preferred = usePreferredVersion(versions);
  return versionOfPath(versions, path) ?? preferred;
};
