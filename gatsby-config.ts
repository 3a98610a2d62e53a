import path from "node:path";

import type { GatsbyConfig } from "gatsby";

import { site } from "./src/config/site";
import { homeUrl } from "./src/config/urls";
import { countProcessors } from "./src/gatsby/count-processors";
import { loadSource } from "./src/gatsby/load-source";
import { pathPrefix } from "./src/utils/address";

countProcessors();

const { contentTypes, isMdxContentType, releasedVersions, versionLocation, versionSource } = loadSource();

const config: GatsbyConfig = {
  siteMetadata: {
    title: site.title,
    tagline: site.tagline,
    description: site.description,
    siteUrl: homeUrl,
    version: site.version,
    repository: site.repository,
  },
  pathPrefix,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/gatsby/outputs/*/*.ts"],
  },
  plugins: [
    ...contentTypes.map((contentType) => ({
      resolve: "gatsby-source-filesystem",
      options: {
        name: contentType.name,
        path: path.resolve(isMdxContentType(contentType) ? contentType.folder : contentType.file),
      },
    })),
    ...releasedVersions().map((version) => ({
      resolve: "gatsby-source-filesystem",
      options: { name: versionSource(version), path: path.resolve(versionLocation(version).folder) },
    })),
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
