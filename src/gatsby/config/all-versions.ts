import { existsSync, readFileSync } from "node:fs";

import { versionRoot } from "../../config/content";
import type { SidebarEntry } from "../../config/sidebars";
import type { VersionConfig } from "../../config/versions";
import { releasedVersions } from "../locations/released-versions";
import { currentConfig } from "./current-config";

type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** What a released version keeps of its config: content/versions/<name>/version.json. */
export interface ReleasedConfig {
  mainDocId: string;
  sidebars: Sidebars;
}

export const configFile = (version: string): string => `${versionRoot(version)}/version.json`;

const configOf = (version: string): ReleasedConfig => {
  const file = configFile(version);
  if (!existsSync(file))
    throw new Error(
      `${file}: there is no such file. Restore it, or remove the folder; \`npm run version:docs\` makes both`,
    );
  return JSON.parse(readFileSync(file, "utf8")) as ReleasedConfig;
};

const ofVersion = (version: string, entry: SidebarEntry): SidebarEntry =>
  typeof entry === "string"
    ? `${version}/${entry}`
    : {
        ...entry,
        doc: `${version}/${entry.doc}`,
        items: entry.items === "auto" ? "auto" : entry.items.map((item) => ofVersion(version, item)),
      };

/** The sidebars from the config, and those of released versions as "<version>/<name>", with the version's docs. */
export const allSidebars = (): Sidebars => ({
  ...currentConfig.sidebars,
  ...Object.fromEntries(
    releasedVersions().flatMap((version) =>
      Object.entries(configOf(version).sidebars).map(([name, entries]): [string, readonly SidebarEntry[]] => [
        `${version}/${name}`,
        entries.map((entry) => ofVersion(version, entry)),
      ]),
    ),
  ),
});

/** The versions from the config, then the released ones, newest first. */
export const allVersions = (): readonly VersionConfig[] => [
  ...currentConfig.versions,
  ...releasedVersions().map((name) => {
    const { mainDocId, sidebars } = configOf(name);
    return {
      name,
      label: name,
      isLast: false,
      path: `/docs/${name}`,
      mainDocId: `${name}/${mainDocId}`,
      sidebars: Object.keys(sidebars).map((sidebar) => `${name}/${sidebar}`),
    };
  }),
];
