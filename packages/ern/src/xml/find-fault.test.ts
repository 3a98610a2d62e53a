import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkErn } from "../check/check-ern";
import { applySplices } from "../text/splices";
import { findFault } from "./find-fault";

const album = readSample("43-album.xml");

const diagnosticOf = (source: string) => {
  const [diagnostic] = checkErn(source);
  expect(diagnostic).toMatchObject({ code: "malformed" });
  return diagnostic!;
};

/** The message after applying the fixes. */
const fixed = (source: string): string => applySplices(source, diagnosticOf(source).fixes![0]!.splices).source;

/** Expects a one-line message to have a fault in a column, with these words, and to be correct once it's fixed. */
const expectFixed = (source: string, words: string, column: number, right: string): void => {
  const diagnostic = diagnosticOf(source);
  expect(diagnostic.message).toContain(words);
  expect(diagnostic).toMatchObject({ line: 1, column });
  expect(fixed(source)).toBe(right);
};

/** The first line that contains a text. */
const lineOf = (source: string, text: string): number => source.slice(0, source.indexOf(text)).split("\n").length;

describe("a stray &", () => {
  const [, title = ""] = /<TitleText>(.*?)<\/TitleText>/.exec(album)!;
  const withTitle = (text: string) => album.replace(`<TitleText>${title}<`, `<TitleText>${text}<`);

  it.each([
    ["R&B", "&", "Write &amp;", "R&amp;B"],
    ["R & B; Soul", "&", "Write &amp;", "R &amp; B; Soul"],
    ["R&", "&", "Write &amp;", "R&amp;"],
    ["R&amp B", "&amp", "Write &amp;", "R&amp; B"],
    ["1 &lt 2", "&lt", "Write &lt;", "1 &lt; 2"],
    ["R&#38 B", "&", "Write &amp;", "R&amp;#38 B"],
  ])("is found in %s, and fixed", (written, selected, label, right) => {
    const source = withTitle(written);
    const diagnostic = diagnosticOf(source);
    expect(diagnostic.line).toBe(lineOf(album, "<TitleText>"));
    expect(diagnostic.column).toBe(source.split("\n")[diagnostic.line - 1]!.indexOf("&") + 1);
    expect(source.slice(diagnostic.from, diagnostic.to)).toBe(selected);
    expect(diagnostic).toMatchObject({ remedy: `${label}.`, fixes: [{ label }] });
    expect(fixed(source)).toBe(withTitle(right));
  });

  it("is found in an attribute, before later faults", () => {
    const source = album.replace("<TitleText>", '<TitleText Note="R&B">').replace("</ReleaseList>", "");
    expect(source.slice(diagnosticOf(source).from)).toMatch(/^&B">/);
    expect(checkErn(fixed(source))[0]!.message).toContain("<ReleaseList> is never closed");
  });

  it("is distinguished from an unknown entity and from an invalid character number", () => {
    expect(diagnosticOf("<a>\n caf&eacute; &amp;</a>")).toMatchObject({
      line: 2,
      column: 5,
      message: expect.stringContaining("&eacute;"),
    });
    expect(diagnosticOf("<a>1&#0;2</a>")).toMatchObject({
      column: 5,
      message: "&#0; isn't a character that XML allows.",
    });
    expect(diagnosticOf("<a>&#xD800;</a>").fixes).toBeUndefined();
    expect(checkErn("<a><![CDATA[R&B]]><!-- R&B --><?p R&B?></a>")).toMatchObject([{ code: "version" }]);
  });
});

describe("mismatched tags", () => {
  it.each([
    ["<a><b>x</c></b></a>", "</c> does not match <b>", 8, "<a><b>x</b></a>"],
    ["<a><b>x</c></a>", "</c> does not match <b>", 8, "<a><b>x</b></a>"],
    ["<a><b>x</b></b></a>", "</b> does not match <a>", 12, "<a><b>x</b></a>"],
    ["<a><b>x<c/></a>", "<b> is never closed", 4, "<a><b>x</b><c/></a>"],
    ["<a><b><c/> </a>", "<b> is never closed", 4, "<a><b><c/></b> </a>"],
    ["<a/></b>", "</b> closes nothing", 5, "<a/>"],
    ["<a><b>x</b\n</a>", "</b is not finished", 8, "<a><b>x</b>\n</a>"],
    ["<a>1 < 2</a>", "This < doesn't start a tag", 6, "<a>1 &lt; 2</a>"],
  ])("are named in %s", expectFixed);

  it.each([
    ["<a><b><i>x</b></i></a>", "</b> does not match <i>", 11],
    ["<a>\n<Gen\n<b/></a>", "The tag <Gen is not finished", 1],
    ['<a><b c="x>y</b><b c="z"/></a>', "value in <b does not end before the next <", 9],
    ["<a><!-- x</a>", "The comment is never closed", 4],
    ["<a><![CDATA[ x</a>", "The CDATA section is never closed", 4],
  ])("are found next to unfinished markup: %s", (source, words, column) => {
    expect(diagnosticOf(source)).toMatchObject({ column, message: expect.stringContaining(words) });
  });

  it("are traced back to the opening tag in a message of many lines", () => {
    const source = album.replace("</TitleText>", "");
    expect(diagnosticOf(source)).toMatchObject({
      line: lineOf(album, "<TitleText>"),
      fixes: [{ label: "Write </TitleText>" }],
    });
    expect(fixed(source)).toBe(album);
  });
});

it("finds no fault in well-formed XML", () => {
  fc.assert(
    fc.property(arbitraryXml, (source) => {
      expect(findFault(source, source.length)).toBeUndefined();
    }),
    { numRuns: countInTier(200, 2000) },
  );
});

describe("a malformed attribute", () => {
  it.each([
    ["<a b=c/>", "b’s value has no quotes", 6, '<a b="c"/>'],
    ["<a b=c d='1'></a>", "b’s value has no quotes", 6, "<a b=\"c\" d='1'></a>"],
    ["<a b=“1 2”/>", "b’s value has no quotes", 6, '<a b="1 2"/>'],
    ["<a b=http://x/>", "b’s value has no quotes", 6, '<a b="http://x"/>'],
    ["<a b=\"1\"c='2'/>", "c touches the one before it", 9, "<a b=\"1\" c='2'/>"],
    ['<a b="5"x" c="x"/>', "quote is inside an attribute’s value", 8, '<a b="5&quot;x" c="x"/>'],
    ["<a b='it's' c=''/>", "quote is inside an attribute’s value", 9, "<a b='it&apos;s' c=''/>"],
    ["<a b='1'c=2/>", "c touches the one before it", 9, "<a b='1' c=2/>"],
  ])("is reported in %s, and fixed", expectFixed);

  it.each([
    ["<a b/>", 4],
    ["<a b></a>", 4],
    ["<a b c='1'/>", 4],
    ["<a c='1'  b= />", 11],
  ])("is reported in %s, which has no value", (source, column) => {
    expect(diagnosticOf(source)).toMatchObject({ message: "The attribute b has no value.", line: 1, column });
    expect(diagnosticOf(source).fixes).toBeUndefined();
  });
});
