import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { escapeHtml } from "../../../utils/text/escape";
import { type Output, writeFiles } from "../../registry/output";

/** Returns the build time: now, or SOURCE_DATE_EPOCH for builds that are reproducible to the byte. */
export const buildTime = (): Date => {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  if (!seconds) return new Date();
  if (!/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": give it as seconds since 1970, or leave it out.`);
  return new Date(Number(seconds) * 1000);
};

const gitOutput = async (...args: string[]): Promise<string | undefined> =>
  (await promisify(execFile)("git", args).catch(() => undefined))?.stdout.trim();

/** Returns the commit that is built, from Netlify or Git; null if unknown, or if it's a surrounding repository's. */
export const currentCommit = async (): Promise<string | null> => {
  if (process.env.COMMIT_REF) return process.env.COMMIT_REF;
  const isOurs = (await gitOutput("ls-files", "--error-unmatch", "package.json")) !== undefined;
  return (isOurs && (await gitOutput("rev-parse", "HEAD"))) || null;
};

/** Days until security.txt expires; RFC 9116 recommends less than a year. */
const DAYS = 360;

/** Returns where to report security problems with the site, as defined by RFC 9116, for a site that is built now. */
export const toSecurityTxt = (now: Date): string =>
  [
    `Contact: ${site.repository}/security/advisories/new`,
    `Expires: ${new Date(now.getTime() + DAYS * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(paths.securityTxt())}`,
    `Policy: ${site.repository}/security/policy`,
    "",
  ].join("\n");

/** Describes how browsers can search this site from their address bar. */
export const toOpenSearch = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.title)}</ShortName>
  <Description>${escapeHtml(`Search the documentation of ${site.title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${site.language}</Language>
  <Image type="image/svg+xml">${escapeHtml(absoluteUrl("/favicon.svg"))}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(absoluteUrl(paths.search()))}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(absoluteUrl(paths.openSearch()))}"/>
</OpenSearchDescription>
`;

/** Small files about the site: what is deployed, where to report security problems, and how browsers search it. */
export const siteFacts: Output = {
  name: "site-facts",
  files: [paths.version(), paths.securityTxt(), paths.openSearch()],
  write: async (_args, folder) => {
    const facts = { version: site.version, commit: await currentCommit(), builtAt: buildTime().toISOString() };
    await writeFiles(folder, {
      [paths.version()]: `${JSON.stringify(facts)}\n`,
      [paths.securityTxt()]: toSecurityTxt(buildTime()),
      [paths.openSearch()]: toOpenSearch(),
    });
  },
};
