import { absoluteUrl } from "../../../config/urls";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import { buildTime } from "../version/output";
import { writeFiles, type Output } from "../../registry/output";

/** Days until the file expires; RFC 9116 recommends less than a year. */
const DAYS = 360;

/** The text of security.txt for a site that is built now. */
export const toSecurityTxt = (now: Date): string =>
  [
    `Contact: ${site.repository}/security/advisories/new`,
    `Expires: ${new Date(now.getTime() + DAYS * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(paths.securityTxt())}`,
    `Policy: ${site.repository}/security/policy`,
    "",
  ].join("\n");

/** Where to report security problems with the site, as defined by RFC 9116. */
export const securityTxt: Output = {
  name: "security-txt",
  files: [paths.securityTxt()],
  write: (_args, folder) => writeFiles(folder, { [paths.securityTxt()]: toSecurityTxt(buildTime()) }),
};
