import { contentFields } from "../../content/schema";

export const pageTypes = /* GraphQL */ `
  "A content page outside the documentation."
  type Page implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"]) {
    ${contentFields}
  }
`;
