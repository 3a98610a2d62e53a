import { existsSync } from "node:fs";
import { createRequire } from "node:module";

import type { GatsbyNode } from "gatsby";

import { parseFrontmatter } from "../../diagnostics/frontmatter";
import { pathPrefix } from "../../utils/address";
import { environmentDiagnostic, siteEnvironmentDiagnostics } from "../config/environment-diagnostics";
import { contentTypes, isMdxContentType, mdxContentTypes } from "../content-types";

/** Has gatsby-plugin-mdx read frontmatter as this site does: invalid YAML is reported once, with its line, and not thrown. */
export const shareFrontmatterReader = (): void => {
  const reader = createRequire(__filename)("gatsby-plugin-mdx/dist/frontmatter") as Record<string, unknown>;
  reader["parseFrontmatter"] = (_digest: string, raw: string) => parseFrontmatter(raw);
};

/** Content folders by the names of their content types. */
type Folders = Readonly<Record<string, string>>;

/** Returns content types whose folder is missing. */
export const folderDiagnostics = (folders: Folders): string[] =>
  Object.entries(folders)
    .filter(([, folder]) => !existsSync(folder))
    .map(
      ([contentType, folder]) =>
        `${folder}: the folder of the content type "${contentType}" does not exist. Create it, or correct src/config/content.ts`,
    );

const WITHOUT_OPTION =
  "SITE_PATH_PREFIX is set, but Gatsby was started without its option --prefix-paths. Build with `npm run build`, which gives it";

/** Reports what is missing or wrong around the content, before any node is created. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, pathPrefix: gatsbyPrefix = "" }) => {
  shareFrontmatterReader();
  const folders = Object.fromEntries(mdxContentTypes.map(({ name, folder }) => [name, folder]));
  const diagnostics = folderDiagnostics(folders);
  for (const contentType of contentTypes)
    if (!isMdxContentType(contentType) && !existsSync(contentType.file)) diagnostics.push(contentType.missing);
  diagnostics.push(...[environmentDiagnostic(process.env) ?? []].flat());
  const ofPlace = siteEnvironmentDiagnostics(process.env);
  if (ofPlace.length === 0 && gatsbyPrefix !== pathPrefix) ofPlace.push(WITHOUT_OPTION);
  diagnostics.push(...ofPlace);
  if (diagnostics.length > 0) reporter.panicOnBuild(diagnostics.join("\n"));
};
