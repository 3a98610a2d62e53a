import { readFileSync } from "node:fs";

import { errorsDoc } from "../../../config/content";
import { currentErrors } from "../../../errors/current-errors";
import { fileOfDoc } from "../../../gatsby/places/docs-place";
import { readSample } from "../../../test/read-sample";
import { checkErn } from "../../engine/check/check-ern";
import { errorEntries, errorEntry } from "./error-entry";

const album = readSample("43-album.xml");

/** Messages with one fault each, and the error that says more of its finding. */
const faults: [what: string, source: string, id: string][] = [
  ["a bare &", album.replace("</TitleText>", " & more</TitleText>"), "xml-entityref-no-name"],
  ["an unfinished entity", "<a>R&amp B</a>", "xml-entityref-no-name"],
  ["an entity of HTML", "<a>caf&eacute;</a>", "xml-entity-not-defined"],
  ["an end tag of another element", "<a><b>x</a>", "xml-tag-mismatch"],
  ["an end tag with a slip", "<a><b>x</c></a>", "xml-tag-mismatch"],
  ["a message that was cut off", album.slice(0, album.indexOf("</ReleaseList>")), "xml-premature-end"],
  ["an end tag too many", "<a/></b>", "xml-extra-content"],
  ["a second message", "<a/><b/>", "xml-extra-content"],
  ["a bare <", "<a>1 < 2</a>", "xml-invalid-element-name"],
  ["a value without quotes", "<a b=c/>", "xml-attvalue-quotes"],
  ["a prefix that is not declared", "<x:a/>", "xml-prefix-not-defined"],
  ["an attribute twice", '<a b="1" b="2"/>', "xml-attribute-redefined"],
  ["no text at all", " ", "xml-document-empty"],
  ["a blank before the declaration", ' <?xml version="1.0"?><a/>', "xml-declaration-first"],
  ["a control character", "<a>\u0001</a>", "xml-pcdata-char"],
  ["a DTD", "<!DOCTYPE a><a/>", "parser-dtd"],
  ["no namespace", "<NewReleaseMessage/>", "xsd-no-global-declaration"],
  ["another namespace", '<a xmlns="https://example.org/"/>', "xsd-no-global-declaration"],
  ["an attribute that is missing", album.replace(/ AvsVersionId="\w+"/, ""), "xsd-attribute-required"],
  ["an element that is missing", album.replace(/<MessageId>.*<\/MessageId>/, ""), "xsd-missing-child"],
  ["an element that nobody knows", album.replace("<MessageId>", "<Made/>$&"), "xsd-not-expected-one-of"],
  ["an element twice", album.replace(/<MessageId>.*<\/MessageId>/, "$&$&"), "xsd-not-expected-one-of"],
  ["a duration", album.replace(/<Duration>.*?</, "<Duration>3:25<"), "xsd-atomic-type"],
  ["a date", album.replace(/<StartDate>.*?</, "<StartDate>today<"), "xsd-atomic-type"],
  ["a territory", album.replace(/<TerritoryCode>.*?</, "<TerritoryCode>Moon<"), "xsd-enumeration"],
];

it.each(faults)("%s leads to what it means", (_what, source, id) => {
  const [issue] = checkErn(source);
  expect(issue && errorEntry(issue)).toBe(id);
});

it("has no line that no finding uses", () => {
  const told = new Set(faults.flatMap(([, source]) => checkErn(source).slice(0, 1)));
  const unused = errorEntries.filter(
    ([code, text]) => ![...told].some((one) => one.code === code && text.test(`${one.message} ${one.remedy}`)),
  );
  expect(unused).toEqual([]);
});

it("leads to entries that the page of errors shows", () => {
  const page = readFileSync(fileOfDoc(errorsDoc)!, "utf8");
  const shown = [...currentErrors().bySource].flatMap(([source, entries]) =>
    page.includes(`<ErrorList from="${source}" />`) ? entries.map(({ id }) => id) : [],
  );
  expect(errorEntries.map(([, , id]) => id).filter((id) => !shown.includes(id))).toEqual([]);
});

it("leads nowhere where no entry says more", () => {
  const [issue] = checkErn(album.replace(/<ISRC>.*?</, "<ISRC>A<"));
  expect(issue).toMatchObject({ code: "isrc" });
  expect(errorEntry(issue!)).toBeUndefined();
});
