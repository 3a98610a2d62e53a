import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { GatsbyNode } from "gatsby";

import { orContentError } from "../../diagnostics/diagnostic";
import { checkFrontmatterSyntax, readFrontmatter } from "../../diagnostics/frontmatter";
import { pathPrefix } from "../../utils/address";
import { environmentDiagnostic, siteEnvironmentDiagnostics } from "../config/environment-diagnostics";
import { contentTypes, isMdxContentType, mdxContentTypes } from "../content-types";
import { filesBelow } from "../locations/files-below";
import type { MdxContentType, YamlContentType } from "../registry/content-type";

interface Reader {
  parseFrontmatter(digest: string, raw: string): { frontmatter: Record<string, unknown>; body: string };
}

const readerOfPlugin = (): Reader => createRequire(__filename)("gatsby-plugin-mdx/dist/frontmatter") as Reader;

/** Has gatsby-plugin-mdx read frontmatter as this site does: invalid YAML is reported once, with its line, and not thrown. */
export const shareFrontmatterReader = (reader = readerOfPlugin()): void => {
  reader.parseFrontmatter = (_digest, raw) => readFrontmatter(raw);
};

/** Content folders by the names of their content types. */
export type Folders = Readonly<Record<string, string>>;

/** Returns content types whose folder is missing. */
export const folderDiagnostics = (folders: Folders): string[] =>
  Object.entries(folders)
    .filter(([, folder]) => !existsSync(folder))
    .map(
      ([contentType, folder]) =>
        `${folder}: the folder of the content type "${contentType}" does not exist. Create it, or correct src/config/content.ts`,
    );

const diagnosticOf = (read: () => unknown): string[] =>
  orContentError(
    () => (read(), []),
    ({ message }) => [message],
  );

const fileDiagnostic = (contentType: MdxContentType, folder: string, relativePath: string): string[] =>
  diagnosticOf(() => {
    const file = `${folder}/${relativePath}`;
    const raw = readFileSync(file, "utf8");
    checkFrontmatterSyntax(raw, file);
    contentType.toFields({ ...readFrontmatter(raw), raw, relativePath, file });
  });

const yamlDiagnostic = ({ file, missing, toFields }: YamlContentType): string[] =>
  existsSync(file) ? diagnosticOf(() => toFields(readFileSync(file, "utf8"))) : [missing];

/** Returns problems with the frontmatter of any content file. */
export const frontmatterDiagnostics = (folders: Folders): string[] =>
  mdxContentTypes.flatMap((contentType) => {
    const folder = folders[contentType.name];
    if (folder === undefined || !existsSync(folder)) return [];
    const files = filesBelow(folder).filter((name) => name.endsWith(".mdx"));
    return files.sort().flatMap((name) => fileDiagnostic(contentType, folder, name.slice(1)));
  });

const WITHOUT_OPTION =
  "SITE_PATH_PREFIX is set, but Gatsby was started without its option --prefix-paths. Build with `npm run build`, which gives it";

/** Reports all problems at once, before any node is created; develop reports problems in files when it reads them. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, pathPrefix: gatsbyPrefix = "" }) => {
  shareFrontmatterReader();
  const folders = Object.fromEntries(mdxContentTypes.map(({ name, folder }) => [name, folder]));
  const diagnostics = folderDiagnostics(folders);
  const isDevelop = process.env.NODE_ENV === "development";
  if (!isDevelop) diagnostics.push(...frontmatterDiagnostics(folders));
  for (const contentType of contentTypes)
    if (!isMdxContentType(contentType) && !(isDevelop && existsSync(contentType.file)))
      diagnostics.push(...yamlDiagnostic(contentType));
  diagnostics.push(...[environmentDiagnostic(process.env) ?? []].flat());
  const ofPlace = siteEnvironmentDiagnostics(process.env);
  if (ofPlace.length === 0 && gatsbyPrefix !== pathPrefix) ofPlace.push(WITHOUT_OPTION);
  diagnostics.push(...ofPlace);
  if (diagnostics.length > 0) reporter.panicOnBuild(diagnostics.join("\n"));
};
