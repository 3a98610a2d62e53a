import { paths } from "../../utils/paths";
import type { VersionNoteClass } from "./version-note-styles";

interface VersionNoteProps {
  /** Name of the released version that the page belongs to. */
  version: string;
  /** Route of the same page in the current version; null where it is gone. */
  currentPath: string | null;
}

/** Says above a page of a released version that there is a newer one, and leads there. */
export const VersionNote = ({ version, currentPath }: VersionNoteProps) => (
  <p className={"version-note" satisfies VersionNoteClass} role="note">
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
