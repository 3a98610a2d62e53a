import type { NodeType } from "../../registry/node-type";

const schema = /* GraphQL */ `
  type SiteSiteMetadata {
    title: String!
    tagline: String!
    description: String!
    siteUrl: String!
    version: String!
    repository: String!
  }

  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }
`;

/** The site's metadata in gatsby-config.ts, which Gatsby makes a node of. */
export const siteType: NodeType = { name: "site", schema };
