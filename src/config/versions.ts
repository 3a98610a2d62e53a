export interface VersionConfig {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  sidebars: readonly string[];
}

/** Id of the current version's main doc, which /docs/ and links to the whole documentation lead to. */
export const mainDocId = "intro";

/** The versions still being written. Released versions, which `npm run version:docs` makes, are in content/versions. */
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
