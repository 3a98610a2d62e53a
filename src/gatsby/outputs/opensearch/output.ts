import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { escapeHtml } from "../../../utils/text/escape";
import { paths } from "../../../utils/paths";
import { writeFiles, type Output } from "../../registry/output";

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

/** The OpenSearch description, so that browsers can search the site. */
export const opensearch: Output = {
  name: "opensearch",
  files: [paths.openSearch()],
  write: (_args, folder) => writeFiles(folder, { [paths.openSearch()]: toOpenSearch() }),
};
