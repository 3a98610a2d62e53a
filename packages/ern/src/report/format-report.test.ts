import { parseXmlDocument } from "slimdom";

import { checkDocument } from "../check/check-ern";
import { parseErn } from "../xml/parse-ern";
import type { CheckedFile } from "./checked-file";
import { formatReport } from "./format-report";
import { withLocations } from "./with-locations";

const document = parseErn(
  '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><ResourceList><SoundRecording/><SoundRecording><Duration>2:58</Duration></SoundRecording></ResourceList></ern:NewReleaseMessage>',
);
const [duration] = checkDocument(document).filter(({ code }) => code === "duration");
const ownCheck = { name: "built-in checks", isFailed: false, count: 2, problems: [duration!] };
const checked: CheckedFile = {
  file: "a&b.xml",
  checks: withLocations(
    [
      { ...ownCheck, result: "Built-in checks: 2 problems." },
      {
        name: "release.xsd 4.3",
        result: "Not checked against release.xsd 4.3. \u0000",
        isFailed: true,
        count: 0,
        problems: [],
      },
    ],
    document,
  ),
};

describe("formatReport", () => {
  it("writes SVRL with a pattern for each check, and where each problem is as XPath", () => {
    const { documentElement: root } = parseXmlDocument(formatReport([checked], "svrl"));
    expect([root!.nodeName, root!.namespaceURI]).toEqual(["svrl:schematron-output", "http://purl.oclc.org/dsdl/svrl"]);
    const [assert, ...others] = root!.getElementsByTagName("svrl:failed-assert");
    expect(others).toEqual([]);
    expect(assert!.getAttribute("location")).toBe(
      "/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}ResourceList[1]/Q{}SoundRecording[2]/Q{}Duration[1]",
    );
    expect(assert!.getAttribute("role")).toBe("error");
    expect(assert!.textContent).toContain("“2:58” is not an ISO 8601 duration. Write it as PT2M58S. (line 1, column ");
    expect(root!.getElementsByTagName("svrl:active-pattern").map((element) => element.getAttribute("name"))).toEqual([
      "built-in checks",
      "release.xsd 4.3",
    ]);
  });

  it("writes the reports of several files in one document", () => {
    const { documentElement: root } = parseXmlDocument(formatReport([checked, checked], "svrl"));
    expect(
      root!.getElementsByTagName("svrl:schematron-output").map((element) => element.getAttribute("title")),
    ).toEqual(["a&b.xml", "a&b.xml"]);
  });

  it("writes a page to print, with every problem, and how many aren't listed", () => {
    const page = formatReport([checked], "html");
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).not.toMatch(/<(?!meta)[^>]*\/>|<script|https?:/);
    const { documentElement: root } = parseXmlDocument(page.replace("<!doctype html>", ""));
    const textsOf = (name: string) => root!.getElementsByTagName(name).map((element) => element.textContent);
    expect(textsOf("h1")).toEqual(["a&b.xml"]);
    expect(textsOf("h2")).toEqual(["Built-in checks", "Release.xsd 4.3"]);
    expect(textsOf("td")).toEqual([
      "error",
      "1",
      String(duration!.column),
      "“2:58” is not an ISO 8601 duration.",
      "Write it as PT2M58S.",
      "duration",
    ]);
    expect(textsOf("p")).toEqual([
      "Built-in checks: 2 problems.",
      "The first 1 of 2 problems are listed.",
      "Not checked against release.xsd 4.3. \uFFFD",
    ]);
  });
});
