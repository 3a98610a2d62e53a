import path from "node:path";

import type { CreatePagesArgs, Node } from "gatsby";

import type { GetNodes } from "./node-builder";

type SitePage = Node & { path: string; component: string; context: { to: string } };

/** Returns all pages that have been created; `context.to` is the target of a redirect. */
export const sitePages = ({ getNodesByType }: GetNodes): SitePage[] => getNodesByType("SitePage") as SitePage[];

/** Returns whether the page gets a route in this run. Drafts, and posts dated in the future, do so only in develop. */
export const isBuilt = ({ draft, date }: { draft: boolean; date?: string }): boolean =>
  process.env.NODE_ENV === "development" || (!draft && (date === undefined || Date.parse(date) <= Date.now()));

/** Returns the result of a build query; undefined if it fails, which stops the build. */
export const queryOrPanic = async <Data>(
  what: string,
  query: Promise<{ data?: Data; errors?: unknown }>,
  reporter: CreatePagesArgs["reporter"],
): Promise<Data | undefined> => {
  const { data, errors } = await query;
  if (!data) reporter.panicOnBuild(`${what} could not be queried.`, errors as Error | Error[]);
  return data;
};

const FILE = "src/templates/redirect.tsx";

/** Returns the page at a route that redirects to another. */
export const redirectPage = (from: string, to: string) => ({
  path: from,
  component: path.resolve(FILE),
  context: { to },
});

/** Returns whether the page redirects to another. */
export const isRedirect = ({ component }: { component: string }): boolean =>
  component.endsWith(`/${path.basename(FILE)}`);

/** Returns the component of a page: its template, which wraps the file's MDX module if the file is interactive. */
export const templateOf = (name: string, { interactive, file }: { interactive: boolean; file: string }): string => {
  const template = path.resolve(`src/templates/${name}.tsx`);
  return interactive ? `${template}?__contentFilePath=${path.resolve(file)}` : template;
};
