export interface VersionConfig {
  name: string;
  label: string;
  isLast: boolean;
  /** Route prefix of the version's docs. */
  path: string;
  mainDocId: string;
  sidebars: readonly string[];
}

/** The versions of the documentation, newest first. */
export const versions: readonly VersionConfig[] = [
  {
    name: "current",
    label: "Next",
    isLast: true,
    path: "/docs",
    mainDocId: "intro",
    sidebars: ["tutorialSidebar"],
  },
];
