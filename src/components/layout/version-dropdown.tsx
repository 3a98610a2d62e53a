import { useEffect, useRef } from "react";

import { site } from "../../config/site";
import { useDocsVersions } from "../../hooks/use-docs-versions";
import { savePreferredVersion, usePreferredVersion } from "../../hooks/use-preferred-version";
import { versionLink, versionOfPath } from "../../utils/versions";
import { Icon } from "../icon";

interface VersionDropdownProps {
  path: string;
}

/** The docs versions; a link leads to the same page of the other version. Opens and closes without scripts too. */
export const VersionDropdown = ({ path }: VersionDropdownProps) => {
  const versions = useDocsVersions();
  const preferred = usePreferredVersion(versions);
  const details = useRef<HTMLDetailsElement>(null);
  const active = versionOfPath(versions, path) ?? preferred;

  useEffect(() => {
    const close = ({ type, target, key }: Event & { key?: string }): void => {
      const menu = details.current;
      if (!menu?.open || (type === "keydown" ? key !== "Escape" : menu.contains(target as Node))) return;
      menu.open = false;
      if (type === "keydown") menu.querySelector("summary")?.focus();
    };
    const events = ["click", "focusin", "keydown"] as const;
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);

  return (
    <details ref={details} className="versions">
      <summary aria-label={`Version: ${active?.label ?? ""}`}>
        {active?.label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <a
              href={versionLink(version, versions, path)}
              aria-current={version === active ? "true" : undefined}
              onClick={() => {
                savePreferredVersion(version.name);
                if (details.current) details.current.open = false;
              }}
            >
              {version.label} <span>{version.isLast ? site.version : version.name}</span>
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
