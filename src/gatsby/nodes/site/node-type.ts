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

/** The site metadata in gatsby-config.ts, which Gatsby turns into a node. */
export const siteType: NodeType = { name: "site", schema };
