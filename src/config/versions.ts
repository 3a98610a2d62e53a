export interface VersionConfig {
  name: string;
  label: string;
  isLast: boolean;
  /** Route prefix of the version's docs. */
  path: string;
  mainDocId: string;
  sidebars: readonly string[];
}

/** Id of the last version's main doc: where /docs/ and the links to the documentation as a whole lead. */
export const mainDocId = "intro";

/** The versions of the documentation that are written on; released ones, which `npm run version:docs` makes, are the folders of content/versions. */
export const versions: readonly VersionConfig[] = [
  {
    name: "current",
    label: "Next",
    isLast: true,
    path: "/docs",
    mainDocId,
    sidebars: ["tutorialSidebar"],
  },
];
