import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { expect, test } from "@playwright/test";

import { hasJava } from "../../src/tools/scripts/tools/debian";
import { knownMarkup } from "./known-markup";

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

const jar = path.join(path.dirname(require.resolve("vnu-jar/package.json")), "build/dist/vnu.jar");
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

/** Copies the documents to a folder, each stylesheet in one of them only: to check it again takes as long as a page. */
const copyDocuments = (to: string): void => {
  const styles = new Set<string>();
  for (const file of documents) {
    const html = readFileSync(path.join(folder, file), "utf8").replace(
      /(<style[^>]*>)([^]*?)(?=<\/style>)/g,
      (all, tag: string, css: string) => (styles.has(css) ? tag : (styles.add(css), all)),
    );
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), html);
  }
};

/** Errors and warnings of the Nu Html Checker, without mere information. */
const check = async (cwd: string): Promise<Message[]> => {
  const args = [...ONE_RUN, "-Xss4m", "-jar", jar, "--format", "json", "--exit-zero-always", ...documents];
  const { stderr } = await promisify(execFile)("java", args, { cwd, maxBuffer: MAX_BYTES });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
};

test("The Nu Html Checker reports exactly the known messages", async () => {
  const java = hasJava();
  if (!java) console.log("The markup is not checked: the Nu Html Checker needs Java (Debian: default-jre-headless).");
  test.skip(!java, "Java isn't installed.");
  test.setTimeout(60_000 + documents.length * 2_000);
  expect(documents.length).toBeGreaterThan(100);
  const { outputDir } = test.info();
  copyDocuments(outputDir);
  const messages = await check(outputDir);
  const known = knownMarkup.map((exception) => ({ exception, found: 0 }));
  const unknown = messages.flatMap(({ message, url, extract }) => {
    const one = known.find(({ exception }) => exception.says.test(message));
    if (one) one.found++;
    return one ? [] : [`${path.relative(outputDir, new URL(url).pathname)}: ${message} ${extract ?? ""}`];
  });
  expect.soft(unknown.slice(0, 50)).toEqual([]);
  expect(known.filter(({ found }) => found === 0).map(({ exception }) => String(exception.says))).toEqual([]);
});
