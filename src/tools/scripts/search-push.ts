import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import { counted, formatNumber } from "@ddex-suite/ern/text/counted";
import { type Algoliasearch, algoliasearch, type IndexSettings } from "algoliasearch";

import { searchRecordsFile } from "../../search/common/search-files";
import { type SearchRecord, shownFields } from "../../search/common/types";
import { fail } from "./tools/fail";

/** The service's smaller plans reject records over 10 kB. */
const MAX_CONTENT_BYTES = 8_000;

/** Splits a text between words into parts of limited size in bytes. */
const splitText = (text: string): string[] => {
  const parts = [""];
  for (const word of text.split(/(?<=\s)/)) {
    const last = parts.at(-1) ?? "";
    const longer = last + word;
    if (last !== "" && Buffer.byteLength(longer) > MAX_CONTENT_BYTES) parts.push(word);
    else parts[parts.length - 1] = longer;
  }
  return parts;
};

interface HostedRecord extends SearchRecord {
  weight: { level: number; position: number };
}

/** The records to upload, ranked by level and position in the page; long texts become records with the same URL. */
const toHostedRecords = (records: readonly SearchRecord[]): HostedRecord[] => {
  const places = new Map<string, number>();
  return records.flatMap((record) => {
    const page = record.url.replace(/#.*/, "");
    const position = (places.get(page) ?? -1) + 1;
    places.set(page, position);
    const weight = { level: 100 - 10 * Number(record.type.replace("lvl", "").replace("content", "10")), position };
    const parts = record.content === null ? [null] : splitText(record.content);
    return parts.map((content, part) => ({
      ...record,
      objectID: part === 0 ? record.objectID : `${record.objectID}~${part + 1}`,
      content,
      weight,
    }));
  });
};

const BATCH_SIZE = 1_000;
const MAX_POLLS = 800;

interface Replacement {
  client: Algoliasearch;
  indexName: string;
  records: readonly object[];
  settings: IndexSettings;
  signal?: AbortSignal;
  log: (line: string) => void;
}

/**
 * Replaces all records and settings of an index at once: uploads everything to a temporary index, then moves that over
 * the live one. Synonyms and rules stay. If anything fails, it deletes the temporary index and throws the error, with
 * `moving` set if the move had begun.
 */
const replaceIndex = async ({ client, indexName, records, settings, signal, log }: Replacement): Promise<void> => {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const finished = async ({ taskID }: { taskID: number }): Promise<void> => {
    await client.waitForTask({ indexName: temporary, taskID, maxRetries: MAX_POLLS });
    signal?.throwIfAborted();
  };
  let moving = false;
  try {
    log(`Copying synonyms and rules of ${indexName} to ${temporary} …`);
    const copy = { operation: "copy", destination: temporary, scope: ["synonyms", "rules"] } as const;
    await finished(
      await client.operationIndex({ indexName, operationIndexParams: { ...copy, scope: [...copy.scope] } }),
    );
    log("Writing settings …");
    await finished(await client.setSettings({ indexName: temporary, indexSettings: settings }));
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      const requests = batch.map((body) => ({ action: "addObject" as const, body: { ...body } }));
      await finished(await client.batch({ indexName: temporary, batchWriteParams: { requests } }));
      log(`Sent ${formatNumber(start + batch.length)} of ${counted(records.length, "record")}.`);
    }
    log(`Moving ${temporary} to ${indexName} …`);
    moving = true;
    const move = { operation: "move", destination: indexName } as const;
    await finished(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
  } catch (error) {
    log(`Failed; deleting ${temporary} …`);
    await client.deleteIndex({ indexName: temporary }).catch(({ message }: Error) => {
      log(`${temporary} could not be deleted (${message}); delete it in the service's dashboard.`);
    });
    throw Object.assign(error as Error, { moving });
  }
};

const headings = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** Makes the hosted service rank like the local index: title, then heading, then text. */
const hostedSettings: IndexSettings = {
  searchableAttributes: [...headings, "unordered(keywords)", "content", "unordered(hierarchy.lvl0)"],
  attributesForFaceting: ["language", "docusaurus_tag", "kind", "code"],
  // The parts of a long section count as one result.
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  attributesToRetrieve: [...shownFields],
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
  const required = { GATSBY_SEARCH_APP_ID: appId, GATSBY_SEARCH_INDEX: indexName, SEARCH_ADMIN_KEY: adminKey };
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
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

/** Returns the service's own hosts, unless another is configured, such as a proxy. */
const toHosts = ({ protocol, hostname, port }: URL) => [
  {
    url: hostname,
    ...(port && { port: Number(port) }),
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    accept: "readWrite" as const,
  },
];

const printPlan = (): void => {
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

if (dryRun) printPlan();
else void upload();
