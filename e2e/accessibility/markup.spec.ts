import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { expect, test } from "@playwright/test";

import { hasJava } from "../../src/test/tools/debian";
import { groupBy } from "../../src/utils/lists";
import { knownMarkup } from "./known-markup";

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

const checker = require.resolve("vnu-jar/package.json");
const { version } = JSON.parse(readFileSync(checker, "utf8")) as { version: string };
const jar = path.join(path.dirname(checker), "build/dist/vnu.jar");
const folder = path.resolve(__dirname, "../../public");
const MAX_BYTES = 512 * 1024 ** 2;

/** The pages for names of ERN have two templates and one source: a few of the many are checked. */
const isOneOfMany = (file: string): boolean =>
  /^docs.ern.(?:elements|values)/.test(file) && !/[\\/](?:SoundRecording|DealTerms|Type|UseType)[\\/]/.test(file);

/** The built site's documents, without Gatsby's slices. */
const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => /(?:^|[\\/])(?:index|404)\.html$/.test(file) && !/^(?:_gatsby|page-data)/.test(file) && !isOneOfMany(file),
);

/** For a short run: half the CPU time of Java's defaults. */
const ONE_RUN = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

/** The documents' texts by file, each stylesheet in one of them only: to check it again takes as long as a page. */
const readDocuments = (): ReadonlyMap<string, string> => {
  const styles = new Set<string>();
  return new Map(
    documents.map((file) => [
      file,
      readFileSync(path.join(folder, file), "utf8").replace(
        /(<style[^>]*>)([^]*?)(?=<\/style>)/g,
        (all, tag: string, css: string) => (styles.has(css) ? tag : (styles.add(css), all)),
      ),
    ]),
  );
};

/** Errors and warnings of the Nu Html Checker about texts, by file, without mere information. */
const check = async (texts: ReadonlyMap<string, string>, cwd: string): Promise<ReadonlyMap<string, Verdict[]>> => {
  for (const [file, html] of texts) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), html);
  }
  const args = [...ONE_RUN, "-Xss4m", "-jar", jar, "--format", "json", "--exit-zero-always", ...texts.keys()];
  const { stderr } = await promisify(execFile)("java", args, { cwd, maxBuffer: MAX_BYTES });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const serious = messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
  const byFile = groupBy(serious, ({ url }) => path.relative(cwd, new URL(url).pathname));
  return new Map(
    [...texts.keys()].map((file) => [
      file,
      (byFile.get(file) ?? []).map(({ message, extract }) => ({ message, extract })),
    ]),
  );
};

type Verdict = Pick<Message, "message" | "extract">;

/** Verdicts by a digest of what was checked; of one version of the checker. */
const cache = path.resolve(__dirname, `../../node_modules/.cache/markup/${version}.json`);
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The messages about each document; those that have been checked before, in their exact text, aren't checked again. */
const checkChanged = async (cwd: string): Promise<ReadonlyMap<string, Verdict[]>> => {
  const texts = readDocuments();
  const known = existsSync(cache) ? (JSON.parse(readFileSync(cache, "utf8")) as Record<string, Verdict[]>) : {};
  const changed = new Map([...texts].filter(([, text]) => !known[sha256(text)]));
  const checked = changed.size > 0 ? await check(changed, cwd) : new Map<string, Verdict[]>();
  const verdicts = new Map([...texts].map(([file, text]) => [file, checked.get(file) ?? known[sha256(text)]!]));
  mkdirSync(path.dirname(cache), { recursive: true });
  const stored = [...texts].map(([file, text]) => [sha256(text), verdicts.get(file)!] as const);
  writeFileSync(cache, JSON.stringify(Object.fromEntries(stored)));
  return verdicts;
};

test("The Nu Html Checker reports exactly the known messages", async () => {
  const java = hasJava();
  if (!java) console.log("The markup is not checked: the Nu Html Checker needs Java (Debian: default-jre-headless).");
  test.skip(!java, "Java isn't installed.");
  test.setTimeout(60_000 + documents.length * 2_000);
  expect(documents.length).toBeGreaterThan(100);
  const messages = [...(await checkChanged(test.info().outputDir))];
  const known = knownMarkup.map((exception) => ({ exception, found: 0 }));
  const unknown = messages.flatMap(([file, about]) =>
    about.flatMap(({ message, extract }) => {
      const expected = known.find(({ exception }) => exception.says.test(message));
      if (expected) expected.found++;
      return expected ? [] : [`${file}: ${message} ${extract ?? ""}`];
    }),
  );
  expect.soft(unknown.slice(0, 50)).toEqual([]);
  expect(known.filter(({ found }) => found === 0).map(({ exception }) => String(exception.says))).toEqual([]);
});
