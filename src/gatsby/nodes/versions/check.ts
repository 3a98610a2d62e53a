import type { VersionConfig } from "../../../config/versions";
import { placeIn } from "../../../diagnostics/place-in";
import { paths } from "../../../utils/paths";
import { versionOfPath } from "../../../utils/versions";
import { configFile, releasedVersions } from "../../config/all-versions";
import { folderOfDoc } from "../../locations/docs-location";

const CONFIG = "src/config/versions.ts";

/** Returns the file of a version, with the last line that has the value, or else the version's name. */
const versionPlace = (version: string, value: string): string =>
  releasedVersions().includes(version)
    ? placeIn(configFile(version), JSON.stringify(value.slice(version.length + 1)))
    : placeIn(CONFIG, JSON.stringify(value), JSON.stringify(version));

interface VersionedDoc {
  docId: string;
  path: string;
  draft: boolean;
}

const mainDocDiagnostic = (
  { name, path, mainDocId }: VersionConfig,
  docs: readonly VersionedDoc[],
  ownDocs: readonly VersionedDoc[],
): string | undefined => {
  const main = docs.find(({ docId }) => docId === mainDocId);
  const subject = `${versionPlace(name, mainDocId)}: main doc "${mainDocId}" of version "${name}"`;
  if (!main) return `${subject} does not exist. Write ${folderOfDoc(mainDocId)}.mdx`;
  if (main.draft) return `${subject} is a draft. Remove "draft: true" from it`;
  if (main.path !== paths.doc(mainDocId))
    return `${subject} has the slug of ${main.path}, but links lead to ${paths.doc(mainDocId)}. Remove the slug, or rename the file`;
  return ownDocs.includes(main)
    ? undefined
    : `${subject} has the route ${main.path}, which is not the version's. Name a doc below ${path}/`;
};

/** Returns problems with the versions: no docs, or a missing sidebar or main doc. Each message contains the fix. */
export const versionDiagnostics = (
  versions: readonly VersionConfig[],
  sidebarNames: readonly string[],
  docs: readonly VersionedDoc[],
): string[] => {
  const last = versions.filter(({ isLast }) => isLast).length;
  const ofAll =
    last === 1
      ? []
      : [
          `${placeIn(CONFIG, "isLast: true", "versions")}: ${last || "no"} version${last ? "s have" : " has"} isLast: true. Let one version have it`,
        ];
  const ofEach = versions.flatMap((version) => {
    const { name, isLast, sidebars } = version;
    const routed = versions.map((entry) => ({ ...entry, mainPath: "" }));
    const ownDocs = docs.filter((doc) => versionOfPath(routed, doc.path)?.name === name);
    if (ownDocs.length === 0)
      return [
        `${versionPlace(name, name)}: version "${name}" has no docs. Write pages in ${folderOfDoc(isLast ? "" : name)}, or remove the version`,
      ];
    const missing = sidebars
      .filter((sidebar) => !sidebarNames.includes(sidebar))
      .map(
        (sidebar) =>
          `${versionPlace(name, sidebar)}: version "${name}" names the sidebar "${sidebar}", which src/config/sidebars.json does not have. ` +
          `It has: ${sidebarNames.join(", ") || "none"}`,
      );
    const main = mainDocDiagnostic(version, docs, ownDocs);
    return main === undefined ? missing : [...missing, main];
  });
  return [...ofAll, ...ofEach];
};
