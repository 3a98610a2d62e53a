import { contentFields } from "../../content/schema";

export const docTypes = /* GraphQL */ `
  "A page of the documentation."
  type Doc implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs; a section's index page has the section's id."
    docId: String!
    sidebarLabel: String!
    "Name of the released version that it belongs to; null for the current one."
    version: String
    "Of a page of a released version: the route of the same page in the current one; null where it is gone."
    currentPath: String
    "Name of the sidebar that lists the page."
    sidebar: String
    "Its outermost category of the sidebar, or the documentation as a whole."
    section: String!
    "Ancestors in the sidebar, outermost first."
    breadcrumbs: [SidebarLink!]!
    previous: SidebarLink
    next: SidebarLink
    "Guides and examples for a page of the API, best first."
    related: [SidebarLink!]!
    "Minutes that a guide takes to read; null for other pages."
    readingTime: Float
    ${contentFields}
  }
`;
