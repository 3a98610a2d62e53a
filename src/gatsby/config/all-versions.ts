import { existsSync, readdirSync, readFileSync } from "node:fs";

import { versionRoot, versionsFolder } from "../../config/content";
import { footerGroups, navbarLinks } from "../../config/navigation";
import { type SidebarEntry, sidebars } from "../../config/sidebars";
import { type VersionConfig, versions } from "../../config/versions";

/** The config that develop reads again after each edit. Read it when you need it, to get its current values. */
export const currentConfig = { sidebars, versions, navbarLinks, footerGroups };

const newestFirst = new Intl.Collator("en", { numeric: true });

/** Returns names of the released versions, newest first: the folders in content/versions. */
export const releasedVersions = (): string[] => {
  try {
    return readdirSync(versionsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort((a, b) => newestFirst.compare(b, a));
  } catch {
    return [];
  }
};

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

/** Returns the sidebars from the config, and those of released versions as "<version>/<name>", with their docs. */
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

/** Returns the versions from the config, then the released ones, newest first. */
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
