import { paths } from "../../utils/paths";
import type { DocsClass } from "./docs-styles";

interface VersionNoteProps {
  /** Name of the released version that the page belongs to. */
  version: string;
  /** Route of the same page in the current version; null if it is gone. */
  currentPath: string | null;
}

/** Note above a page of an older version, with a link to the current one. */
export const VersionNote = ({ version, currentPath }: VersionNoteProps) => (
  <p className={"version-note" satisfies DocsClass} role="note">
    You are reading {version}.{" "}
    {currentPath === null ? (
      <>
        The current version has no such page: <a href={paths.docs()}>begin there</a>.
      </>
    ) : (
      <a href={currentPath}>Read this page in the current version</a>
    )}
  </p>
);
