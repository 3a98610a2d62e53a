/** @jsxImportSource theme-ui */
import { useEffect, useRef } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

import { site } from "../../config/site";
import { useDocsVersions } from "../../hooks/use-docs-versions";
import { savePreferredVersion, usePreferredVersion } from "../../hooks/use-preferred-version";
import { versionLink } from "../../utils/versions";
import { Icon } from "../icon";

interface VersionDropdownProps {
  path: string;
}

/** The docs versions; a link leads to the same page of the other version. Opens and closes without scripts too. */
export const VersionDropdown = ({ path }: VersionDropdownProps) => {
  const versions = useDocsVersions();
  const preferred = usePreferredVersion(versions);
  const details = useRef<HTMLDetailsElement>(null);
  const active = versions.find((version) => path.startsWith(`${version.path}/`)) ?? preferred;

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
    <details ref={details} sx={styles}>
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

const styles: ThemeUIStyleObject = {
  position: "relative",
  fontSize: "small",
  summary: {
    display: "flex",
    alignItems: "center",
    gap: 1,
    height: 44,
    px: 2,
    color: "muted",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: "ink" },
    ".icon": { width: 16, height: 16 },
  },
  ul: {
    display: "block",
    position: "absolute",
    right: 0,
    minWidth: 176,
    m: 0,
    p: 1,
    listStyle: "none",
    bg: "paper",
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "medium",
    boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
  },
  a: {
    display: "block",
    px: 3,
    py: 2,
    borderRadius: "small",
    color: "ink",
    textDecoration: "none",
    "&:hover": { bg: "raised" },
    "&[aria-current]": { fontWeight: "strong" },
    span: { color: "muted", fontWeight: "body" },
  },
};
