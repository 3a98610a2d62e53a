import path from "node:path";

import type { GatsbyConfig, PluginRef } from "gatsby";

import { site } from "./src/config/site";
import { homeUrl } from "./src/config/urls";
import { loadSource } from "./src/gatsby/load-source";
import { useOneProcess } from "./src/gatsby/one-process";
import { reportPlainly } from "./src/gatsby/report-plainly";
import { pathPrefix } from "./src/utils/address";

useOneProcess();
reportPlainly();

const folder = ({ folder }: { folder: string }) => ({ path: path.resolve(folder) });

/** All but the file is ignored in its folder: a watcher of the file alone would lose it when an editor replaces it. */
const file = ({ file }: { file: string }) => ({
  path: path.resolve(path.dirname(file)),
  ignore: ["**/*", `!**/${path.dirname(file)}`, `!**/${file}`],
});

const plugins = (): PluginRef[] => {
  const { contentTypes, isMdxContentType, releasedVersions, versionLocation, versionSource } = loadSource();
  return [
    ...contentTypes.map((contentType) => ({
      resolve: "gatsby-source-filesystem",
      options: { name: contentType.name, ...(isMdxContentType(contentType) ? folder(contentType) : file(contentType)) },
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
  ];
};

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
  plugins: plugins(),
};

export default config;
