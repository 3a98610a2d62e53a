import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { checkErn } from "@ddex-suite/ern";
import { readSample, withDays } from "@ddex-suite/ern/test/read-sample";

import { compileBody } from "../../../test/content/compile-body";
import { VALIDATOR_FAULTS } from "./ern-validators";

const folder = "src/test/validators";
const schema = path.resolve(folder, "faults.xsd");

const isThere = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined;

/** The message as it is and then with each of the faults. */
const withFaults = (message = readFileSync(`${folder}/faults.xml`, "utf8")): string[] => {
  const faulty = VALIDATOR_FAULTS.map(({ from, to }) => message.replace(new RegExp(from), to));
  expect(faulty).not.toContain(message);
  return [message, ...faulty];
};

/** The first thing that a program reports for each message; undefined if it reports nothing. */
const firstReports = (program: string, args: readonly string[]): (string | undefined)[] => {
  const input = withFaults()
    .map((message) => `${message}\0`)
    .join("");
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: "utf8" });
  expect([stderr, status]).toEqual(["", 0]);
  const reports = stdout.split("\0").slice(0, -1);
  return reports.map((report) => report.split("\n").find((line) => line !== ""));
};

const expected = (validator: "libxml2" | "xerces" | "playground"): (string | undefined)[] => [
  undefined,
  ...VALIDATOR_FAULTS.map((fault) => fault[validator]),
];

describe("what validators report", () => {
  it("is what libxml2 reports", () =>
    expect(firstReports(process.execPath, [`${folder}/validate.mjs`, schema])).toEqual(expected("libxml2")));

  const xmllint = "xmllint";
  const hasXmllint = isThere(xmllint);
  if (!hasXmllint) console.warn("Skipped: what xmllint reports, because it isn't installed.");
  (hasXmllint ? it : it.skip)("is what xmllint reports", () => {
    const reports = withFaults().map((input) => {
      const { stderr } = spawnSync(xmllint, ["--noout", "--schema", schema, "-"], { input, encoding: "utf8" });
      return / : (.*)/.exec(stderr)?.[1];
    });
    expect(reports).toEqual(expected("libxml2"));
  });

  const hasLxml = spawnSync("python3", ["-c", "import lxml"]).status === 0;
  if (!hasLxml) console.warn("Skipped: what lxml reports, because python3 doesn't have it.");
  (hasLxml ? it : it.skip)("is what lxml reports", () =>
    expect(firstReports("python3", [`${folder}/validate.py`, schema])).toEqual(expected("libxml2")),
  );

  const hasJdk = isThere("javac");
  if (!hasJdk) console.warn("Skipped: what Xerces reports, because no JDK is installed.");
  (hasJdk ? it : it.skip)("is what Xerces reports", () =>
    expect(firstReports("java", ["-Duser.language=en", `${folder}/Validate.java`, schema])).toEqual(expected("xerces")),
  );

  it("is what the playground reports among others", () => {
    const [, ...messages] = withFaults(withDays(readSample("43-single.xml")));
    for (const [index, { fault, playground }] of VALIDATOR_FAULTS.entries()) {
      const reports = checkErn(messages[index]!).map(({ message }) => message);
      expect([fault, playground === undefined ? reports : reports.filter((report) => report === playground)]).toEqual([
        fault,
        playground === undefined ? [] : [playground],
      ]);
    }
  });
});

it("<ErnValidators> prints who reports each fault, and the texts", () => {
  const { markdown } = compileBody("<ErnValidators />");
  expect(markdown).toMatch(/\| A deprecated value +\| Nothing +\| Nothing +\| Nothing +\|/);
  expect(markdown).toMatch(/\| A reference that leads nowhere +\| Nothing +\| Reported +\| Reported +\|/);
  expect(markdown).toContain("Xerces: `cvc-id.1: There is no ID/IDREF binding for IDREF 'A9'.`");
});
