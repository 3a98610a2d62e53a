import { useState } from "react";

import { useClosingDetails } from "../../../browser/hooks/use-closing-details";
import { savePreferredVersion, useVersionAt } from "../../../browser/hooks/use-preferred-version";
import { site } from "../../../config/site";
import { useDocsVersions } from "../../../data/use-docs-versions";
import { versionLink, type VersionPaths } from "../../../utils/versions";
import { Icon } from "../../parts/icon";

export interface VersionDropdownProps {
  path: string;
  /** Routes of the page in the versions that have it. */
  versionPaths?: VersionPaths | undefined;
}

/** Renders the docs versions; each links to the same page in that version. Works without scripts too. */
export const VersionDropdown = ({ path, versionPaths }: VersionDropdownProps) => {
  const versions = useDocsVersions();
  const [details, close] = useClosingDetails();
  const active = useVersionAt(path);
  const [rest, setRest] = useState("");

  return (
    <details ref={details} className="versions dropdown" onToggle={() => setRest(location.search + location.hash)}>
      <summary aria-label={`Version: ${active?.label ?? ""}`}>
        {active?.label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <a
              href={versionLink(version, versions, path, versionPaths, rest)}
              aria-current={version === active ? "true" : undefined}
              onClick={() => {
                savePreferredVersion(version.name);
                close();
              }}
            >
              {version.label} {version.isLast && <span>{site.version}</span>}
            </a>
          </li>
        ))}
        <li>
          <a href={`${site.repository}/releases`} target="_blank" rel="noopener noreferrer">
            All releases
          </a>
        </li>
      </ul>
    </details>
  );
};
