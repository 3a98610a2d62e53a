import { useStaticQuery } from "gatsby";

import type { Sidebar, SidebarItem } from "../../utils/sidebar";

const version = {
  name: "current",
  label: "Next",
  isLast: true,
  path: "/docs",
  mainPath: "/docs/intro/",
  navigation: [],
};

const guide = { name: "guide", label: "Docs sidebar", heading: null, find: null };

/** Answers the layout's queries with one version, and with the names of the docs' sidebar and the blog's. */
export const fakeNavigation = (): void => {
  const blog = {
    name: "blog",
    label: "Blog recent posts navigation",
    heading: "Recent posts",
    find: null,
    home: "/blog/",
  };
  jest.mocked(useStaticQuery).mockReturnValue({
    allSidebar: { nodes: [{ ...guide, home: "/docs/intro/" }, blog] },
    blog: { first: null },
    allDocsVersion: { nodes: [version] },
  });
};

/** Returns an item of a sidebar, with a digest that names its items. */
export const sidebarItem = (
  label: string,
  path: string,
  items: readonly SidebarItem[] = [],
  collapsed = true,
): SidebarItem => {
  const digest = items.length > 0 ? JSON.stringify(items.map((item) => [item.path, item.digest])) : null;
  return { label, path, collapsed, digest, items };
};

/** Returns the docs' sidebar on a page, with these items. */
export const docsSidebar = (items: readonly SidebarItem[], current: string | null): Sidebar => ({
  ...guide,
  current,
  items,
});
