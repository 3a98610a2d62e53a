import { readSample, withDays } from "./read-sample";

const album = withDays(readSample("43-album.xml"));
const read41 = readSample("41-album.xml");

const inPartyId = (name: string, id: string): string =>
  album.replace("</PartyName>\n    </Party>", `</PartyName><PartyId><${name}>${id}</${name}></PartyId></Party>`);

/** Messages with one fault each, and the error entry that explains the problem. */
export const faultyMessages: [what: string, source: string, id: string][] = [
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
  ["an attribute without a value", "<a b>x</a>", "xml-attribute-no-value"],
  ["attributes without a space", '<a b="1"c="2"/>', "xml-attributes-construct"],
  ["a < in a value", '<a b="1 < 2"/>', "xml-attvalue-lt"],
  ["two hyphens in a comment", "<a><!-- b -- c --></a>", "xml-comment-hyphens"],
  ["a comment without its end", "<a><!-- b</a>", "xml-comment-not-terminated"],
  ["the end of a CDATA section", "<a>]]></a>", "xml-cdata-end-in-text"],
  ["a tag that is not finished", "<a><b</a>", "xml-start-tag-not-ended"],
  ["a closing tag that is not finished", "<a><b></b</a>", "xml-tag-not-ended"],
  ["a text behind the root", "<a/>x", "xml-extra-content"],
  [
    "a version without lists",
    '<a:NewReleaseMessage xmlns:a="http://ddex.net/xml/2011/ern-main/33"/>',
    "playground-version",
  ],
  [
    "a version with nearest tables",
    '<a:NewReleaseMessage xmlns:a="http://ddex.net/xml/ern/37"/>',
    "playground-version",
  ],
  [
    "a version that doesn't exist",
    '<a:NewReleaseMessage xmlns:a="http://ddex.net/xml/ern/44"/>',
    "playground-no-version",
  ],
  [
    "a namespace that is nearly right",
    album.replace("http://ddex.net", "https://ddex.net"),
    "xsd-no-global-declaration",
  ],
  ["another standard", '<m:MeadMessage xmlns:m="http://ddex.net/xml/mead/11"/>', "playground-other-standard"],
  ["an HTML page", "<!doctype html><html><body>Sign in<br></body></html>", "playground-other-file"],
  ["data", '{ "release": {} }', "playground-other-file"],
  [
    "the structure of another version",
    readSample("382-album.xml").replaceAll("ern/382", "ern/43"),
    "playground-other-structure",
  ],
  ["another root element", album.replaceAll("NewReleaseMessage", "NewReleaseMesage"), "xsd-no-global-declaration"],
  [
    "a default namespace",
    album.replaceAll("ern:NewReleaseMessage", "NewReleaseMessage").replace("xmlns:ern", "xmlns"),
    "xsd-not-expected-namespace",
  ],
  ["an element of another namespace", readSample("43-extensions.xml"), "playground-foreign"],
  ["white space in a value", album.replace(/<UseType>/, "$& "), "playground-white-space"],
  ["a no-break space between elements", album.replace(/<PartyList>/, "$&\u00A0"), "playground-white-space"],
  ["another message", '<a:PurgeReleaseMessage xmlns:a="http://ddex.net/xml/ern/43"/>', "playground-other-message"],
  ["an encoding that is not written", album.replace("UTF-8", "KOI8-R"), "playground-encoding"],
  ["an element that is empty", album.replace(/<MessageId>.*?</, "<MessageId><"), "playground-empty"],
  ["a negative duration", album.replace("<Duration>", "<Duration>-"), "playground-negative-duration"],
  ["a day that no calendar has", album.replace(/<StartDate>.*?</, "<StartDate>2026-02-30<"), "playground-date"],
  ["a day in another form", album.replace(/<StartDate>.*?</, "<StartDate>20.11.2026<"), "playground-date"],
  ["a year", album.replace(/<Year>.*?</, "<Year>26<"), "xsd-atomic-type"],
  ["a TIS code", album.replace(/<TerritoryCode>.*?</, "<TerritoryCode>2136<"), "playground-tis-code"],
  [
    "a language that nobody speaks",
    album.replace(/<LanguageOfPerformance>\w+</, "<LanguageOfPerformance>xx<"),
    "playground-language",
  ],
  [
    "a reference to nothing",
    album.replace(/<ArtistPartyReference>\w+</, "<ArtistPartyReference>P99<"),
    "playground-dangling-reference",
  ],
  [
    "a reference twice",
    album.replaceAll(/<ResourceReference>A\d+</g, "<ResourceReference>A1<"),
    "playground-duplicate-reference",
  ],
  ["an ISRC", album.replace(/<ISRC>.*?</, "<ISRC>QZ-ABC-26-00001<"), "playground-isrc"],
  ["an ICPN", album.replace(/<ICPN>.*?</, "<ICPN>2000000000016<"), "playground-icpn"],
  ["a bar code of 15 digits", album.replace(/<ICPN>.*?</, "<ICPN>123456789012347<"), "playground-icpn"],
  ["a GRid", album.replace(/<ICPN>.*?<.ICPN>/, "<GRid>A12425GABC1234002X</GRid>"), "playground-grid"],
  ["an ISNI", inPartyId("ISNI", "0000000000000000"), "playground-isni"],
  ["an IPI", inPartyId("IpiNameNumber", "123"), "xsd-pattern"],
  [
    "an ISWC",
    album.replace("</SoundRecordingEdition>", "$&<WorkId><ISWC>T0345246802</ISWC></WorkId>"),
    "playground-iswc",
  ],
  [
    "a period that ends first",
    album.replace(/(<StartDate>.*?<\/StartDate>)/, "$1<EndDate>2020-01-01</EndDate>"),
    "playground-date-order",
  ],
  ["an ISRC twice", album.replaceAll(/<ISRC>.*?</g, "<ISRC>QZABC2600001<"), "playground-duplicate-isrc"],
  [
    "an id of two releases",
    album.replace(/(<TrackRelease>[^]*?)<ReleaseId>[^]*?<\/ReleaseId>/, (_, before) => {
      return `${before}${/<ReleaseId>[^]*?<\/ReleaseId>/.exec(album)![0]}`;
    }),
    "playground-duplicate-release-id",
  ],
  [
    "a resource that nothing refers to",
    album.replace(
      /<SoundRecording>[^]*?<\/SoundRecording>/,
      (recording) =>
        recording +
        recording
          .replace(/>A\d+</, ">A99<")
          .replace(/<ISRC>.*?</, "<ISRC>QZABC2699999<")
          .replace(/>T\d+</, ">T99<"),
    ),
    "playground-not-in-release",
  ],
  ["an attribute that is missing", album.replace(/ AvsVersionId="\w+"/, ""), "xsd-attribute-required"],
  ["an element that is missing", album.replace(/<MessageId>.*<\/MessageId>/, ""), "xsd-missing-child"],
  ["an element that nobody knows", album.replace("<MessageId>", "<Made/>$&"), "xsd-not-expected-one-of"],
  ["an element twice", album.replace(/<MessageId>.*<\/MessageId>/, "$&$&"), "xsd-not-expected-one-of"],
  ["a duration", album.replace(/<Duration>.*?</, "<Duration>3:25<"), "xsd-atomic-type"],
  ["a time", album.replace(/<MessageCreatedDateTime>.*?</, "<MessageCreatedDateTime>today<"), "xsd-atomic-type"],
  [
    "a corner of an image",
    album.replace(
      /(<Image>[^]*?<TechnicalResourceDetailsReference>.*)/,
      "$1<ClipDetails><ClipType>Preview</ClipType><TopLeftCorner>0 0</TopLeftCorner><ExpressionType>Informative</ExpressionType></ClipDetails>",
    ),
    "xsd-pattern",
  ],
  ["a boolean", album.replace('IsDefault="true"', 'IsDefault="yes"'), "xsd-atomic-type"],
  ["a number", album.replace(/<SequenceNumber>1</, "<SequenceNumber>one<"), "xsd-atomic-type"],
  ["a value of a set", album.replace(/<UseType>\w+</, "<UseType>Moon<"), "xsd-enumeration"],
  [
    "a language of a list",
    read41.replace(/<LanguageOfPerformance>\w+</, "<LanguageOfPerformance>moon<"),
    "xsd-enumeration",
  ],
  ["a language tag", album.replace(/ LanguageAndScriptCode="[^"]*"/, ' LanguageAndScriptCode="en_US"'), "xsd-pattern"],
  ["a reference", album.replace(/<PartyReference>P(\w+)</, "<PartyReference>Q$1<"), "xsd-pattern"],
  ["a DPID", album.replace(/<PartyId>PADPIDA/, "<PartyId>PA-DPIDA-"), "xsd-pattern"],
  ["an attribute too many", album.replace(/ IsDefault="true"/, '$& Moon="1"'), "xsd-attribute-not-allowed"],
  [
    "a text without its element",
    album.replace(/<PartyName>\s*<FullName>(.*)<\/FullName>\s*/, "<PartyName>$1"),
    "xsd-element-only",
  ],
  ["a text among elements", album.replace(/<PartyList>/, "$&Moon"), "xsd-element-only"],
  ["an element in a text", album.replace("</MessageId>", "<Moon/>$&"), "xsd-simple-type-content"],
  ["an edition that is a version", album.replace('AvsVersionId="3"', 'AvsVersionId="4.3"'), "playground-avs-version"],
  [
    "a schema location of another version",
    album.replace(
      /(schemaLocation=")[^"]*/,
      "$1http://ddex.net/xml/ern/42 http://ddex.net/xml/ern/42/release-notification.xsd",
    ),
    "playground-schema-location",
  ],
  ["no main release", readSample("382-album.xml").replace(/ IsMainRelease="true"/, ""), "playground-main-release"],
  [
    "a value of one's own that isn't said",
    album.replace(/<UseType>\w+/, "<UseType>UserDefined"),
    "playground-user-defined",
  ],
  ["an invisible character", album.replace("<DisplayTitleText>", "$&\u200B"), "playground-invisible"],
  ["a territory", album.replace(/<TerritoryCode>.*?</, "<TerritoryCode>Moon<"), "xsd-enumeration"],
];
