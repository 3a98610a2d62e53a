import { versionOfPath } from "../../utils/versions";
import { useDocsVersions } from "./use-docs-versions";
import { usePreferredVersion } from "./use-preferred-version";

/** Name of the docs version to search from this page: the page's own, or the preferred one. */
export const useSearchVersion = (path: string): string | undefined => {
  const versions = useDocsVersions();
  const preferred = usePreferredVersion(versions);
  return (versionOfPath(versions, path) ?? preferred)?.name;
};
