import { existsSync, readFileSync } from "node:fs";

import type { IndexSettings } from "algoliasearch";
import { algoliasearch } from "algoliasearch";

import { searchRecordsFile } from "../../search/common/search-files";
import type { SearchRecord } from "../../search/common/types";
import { counted } from "../../utils/text/counted";
import { replaceIndex } from "./hosted-search/replace-index";
import { toHostedRecords } from "./hosted-search/to-hosted-records";
import { fail } from "./tools/fail";

const headings = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** Makes the hosted service rank like the local index: title, then heading, then text. */
const hostedSettings: IndexSettings = {
  searchableAttributes: [...headings, "unordered(keywords)", "content", "unordered(hierarchy.lvl0)"],
  attributesForFaceting: ["language", "docusaurus_tag", "kind", "code"],
  // The parts of a long section count as one result.
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  attributesToRetrieve: ["hierarchy", "content", "type", "url"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
  // Lets "preset" find applyPreset.
  camelCaseAttributes: ["hierarchy", "content"],
  ignorePlurals: ["en"],
  removeWordsIfNoResults: "allOptional",
};

/** usage: npm run search:push [-- --dry-run]; uploads the search records of the last build to the hosted service. */
// In Node.js the client counts the wait for the answer's first byte as connecting, so writing needs 30 s there too.
const TIMEOUTS = { connect: 30_000, read: 30_000, write: 30_000 };

const {
  GATSBY_SEARCH_APP_ID: appId = "",
  GATSBY_SEARCH_INDEX: indexName = "",
  SEARCH_ADMIN_KEY: adminKey = "",
  SEARCH_HOST: host,
} = process.env;

const [option, ...others] = process.argv.slice(2);
const dryRun = option === "--dry-run";
if ((option !== undefined && !dryRun) || others.length > 0) fail("Usage: npm run search:push [-- --dry-run]");
if (!dryRun) {
  const given = { GATSBY_SEARCH_APP_ID: appId, GATSBY_SEARCH_INDEX: indexName, SEARCH_ADMIN_KEY: adminKey };
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0)
    fail(
      `Missing from the environment: ${missing.join(", ")}. SEARCH_ADMIN_KEY is a key that may write to the index; ` +
        "keep it secret. To see what would be sent: npm run search:push -- --dry-run",
    );
}

if (!existsSync(searchRecordsFile)) fail(`${searchRecordsFile} does not exist. Build the site first: npm run build`);
const records = toHostedRecords(JSON.parse(readFileSync(searchRecordsFile, "utf8")) as SearchRecord[]);
if (records.length === 0)
  fail(`${searchRecordsFile} has no records: nothing is sent. Run npm run clean and npm run build, then try again`);

/** The service's own hosts, unless another is configured, such as a proxy. */
const toHosts = ({ protocol, hostname, port }: URL) => [
  {
    url: hostname,
    ...(port && { port: Number(port) }),
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    accept: "readWrite" as const,
  },
];

const describe = (): void => {
  const pages = new Set(records.map(({ url }) => url.replace(/#.*/, "")));
  const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(records)) / 1_000);
  console.log(`Would replace the index ${indexName || "(GATSBY_SEARCH_INDEX is not set)"}. Nothing is sent.`);
  console.log(`Settings: ${JSON.stringify(hostedSettings, null, 2)}`);
  for (const { objectID, type } of records) console.log(`${type.padEnd(7)} ${objectID}`);
  console.log(`${counted(records.length, "record")} of ${counted(pages.size, "page")}, ${kilobytes} kB.`);
};

const upload = async (): Promise<void> => {
  const interruption = new AbortController();
  process.once("SIGINT", () => interruption.abort(new Error("interrupted")));
  try {
    await replaceIndex({
      client: algoliasearch(appId, adminKey, { timeouts: TIMEOUTS, ...(host && { hosts: toHosts(new URL(host)) }) }),
      indexName,
      records,
      settings: hostedSettings,
      signal: interruption.signal,
      log: console.log,
    });
    console.log(`The index ${indexName} has the ${counted(records.length, "record")} of this build.`);
  } catch (error) {
    const { message, moving } = error as Error & { moving: boolean };
    const state = moving ? "may have been replaced already: look at the service's dashboard" : "is as it was before";
    fail(`The upload failed: ${message.replace(/\.$/, "")}. The index ${indexName} ${state}.`);
  }
};

if (dryRun) describe();
else void upload();
