import { paths } from "../utils/paths";
import { site } from "./site";
import { mainDocId } from "./versions";

export interface NavigationLink {
  label: string;
  href: string;
  /** The link is current on every page below this path too, unless a link of the same menu has a narrower section. */
  section?: string;
}

export const navbarLinks: readonly NavigationLink[] = [
  { label: "Documentation", href: paths.doc(mainDocId), section: paths.docs() },
  { label: "Parser", href: paths.doc("parser"), section: paths.doc("parser") },
  { label: "Builder", href: paths.doc("builder"), section: paths.doc("builder") },
  { label: "Playground", href: paths.playground(), section: paths.playground() },
  { label: "Blog", href: paths.blog(), section: paths.blog() },
];

export const navbarExternalLinks: readonly NavigationLink[] = [
  { label: "GitHub", href: site.repository },
  { label: "Workbench", href: site.workbench },
];

export interface FooterGroup {
  title: string;
  links: readonly NavigationLink[];
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: "Docs",
    links: [
      { label: "Introduction", href: paths.doc(mainDocId) },
      { label: "Getting started", href: paths.doc("getting-started") },
      { label: "Parser", href: paths.doc("parser") },
      { label: "Builder", href: paths.doc("builder") },
    ],
  },
  {
    title: "Community",
    links: [
      { label: "Blog", href: paths.blog() },
      { label: "Repository", href: site.repository },
      { label: "Issues", href: `${site.repository}/issues` },
      { label: "Questions tagged ddex", href: "https://stackoverflow.com/questions/tagged/ddex" },
    ],
  },
  {
    title: "More",
    links: [
      { label: "Playground", href: paths.playground() },
      { label: "RSS feed", href: paths.rss() },
      { label: "DDEX Workbench", href: site.workbench },
      { label: "DDEX standards", href: "https://ddex.net/" },
      { label: "What a page can contain", href: paths.page("markdown-page") },
    ],
  },
];
