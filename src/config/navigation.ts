import { paths } from "../utils/paths";
import { site } from "./site";
import { mainDocId } from "./versions";

export interface NavigationLink {
  label: string;
  href: string;
  /** The link is current on every page below this path too, unless another link in the menu has a narrower section. */
  section?: string;
}

const introduction = paths.doc(mainDocId);
const parser = paths.doc("parser");
const builder = paths.doc("builder");
const playground = paths.playground();
const blog = paths.blog();

export const navbarLinks: readonly NavigationLink[] = [
  { label: "Documentation", href: introduction, section: paths.docs() },
  { label: "Parser", href: parser, section: parser },
  { label: "Builder", href: builder, section: builder },
  { label: "Playground", href: playground, section: playground },
  { label: "Blog", href: blog, section: blog },
];

export const navbarExternalLinks: readonly NavigationLink[] = [
  { label: "GitHub", href: site.repository },
  { label: "Workbench", href: site.workbench },
];

export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Docs",
    links: [
      { label: "Introduction", href: introduction },
      { label: "Getting started", href: paths.doc("getting-started") },
      { label: "Learn ERN", href: paths.doc("learn") },
      { label: "Parser", href: parser },
      { label: "Builder", href: builder },
      { label: "Glossary", href: paths.doc("glossary") },
      { label: "What is checked", href: paths.doc("verification") },
    ],
  },
  {
    title: "Community",
    links: [
      { label: "Blog", href: blog },
      { label: "Changelog", href: paths.doc("changelog") },
      { label: "Repository", href: site.repository },
      { label: "Issues", href: `${site.repository}/issues` },
      { label: "Questions tagged ddex", href: "https://stackoverflow.com/questions/tagged/ddex" },
    ],
  },
  {
    title: "More",
    links: [
      { label: "Playground", href: playground },
      { label: "RSS feed", href: paths.rss() },
      { label: "DDEX Workbench", href: site.workbench },
      { label: "DDEX standards", href: "https://ddex.net/" },
      { label: "What a page can contain", href: paths.page("markdown-page") },
      { label: "Accessibility", href: paths.page("accessibility") },
    ],
  },
];
