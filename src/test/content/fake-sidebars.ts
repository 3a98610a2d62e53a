import { useStaticQuery } from "gatsby";

import type { SidebarItem } from "../../utils/sidebar";

const version = {
  name: "current",
  label: "Next",
  isLast: true,
  path: "/docs",
  mainPath: "/docs/intro/",
  navigation: [],
};

/** Answers the layout's queries with one version, and the given items as sidebar "guide". */
export const fakeSidebars = (items: readonly SidebarItem[]): void => {
  jest.mocked(useStaticQuery).mockReturnValue({
    allSidebar: { nodes: [{ name: "guide", label: "Docs sidebar", heading: null, items }] },
    allDocsVersion: { nodes: [version] },
  });
};
