import { contentFields } from "../../content/schema";

export const docTypes = /* GraphQL */ `
  "A page of the documentation."
  type Doc implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs; a section's index page has the section's id."
    docId: String!
    sidebarLabel: String!
    "Name of the sidebar that lists the page."
    sidebar: String
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
