import { readFileSync } from "node:fs";

const sample = (name: string): string => readFileSync(`src/playground/samples/${name}.xml`, "utf8");

/** Replaces a part of a message; throws if it isn't there. */
const edit = (message: string, part: RegExp, text: string): string => {
  const edited = message.replace(part, text);
  if (edited === message) throw new Error(`No ${part} in the message`);
  return edited;
};

const single = sample("43-single");
const mixed = sample("43-video");
const old = sample("382-album");

const lastUse = /(<\/UseType>)(?!\s*<UseType>)/;
const SERVICE = "PADPIDA0000000002M";
const channel = (name: string): string => `$1<${name}><PartyId><DPID>${SERVICE}</DPID></PartyId></${name}>`;

const codes = /<TerritoryCode>US<[^]*>CA<\/TerritoryCode>/;
const exclusions = "<ExcludedTerritoryCode>JP</ExcludedTerritoryCode><ExcludedTerritoryCode>RU</ExcludedTerritoryCode>";

/** Moves the last six of twelve tracks to a second disc. */
const twoDiscs = (): string => {
  const disc = (number: number): string =>
    `<ResourceGroup ResourceGroupType="Component"><SequenceNumber>${number}</SequenceNumber>`;
  const onFirst = edit(
    sample("43-twelve-tracks"),
    /(<ResourceGroup>\s*)<SequenceNumber>1<\/SequenceNumber>/,
    `$1${disc(1)}`,
  );
  const onBoth = edit(onFirst, /<ResourceGroupContentItem>\s*<SequenceNumber>7</, `</ResourceGroup>${disc(2)}$&`);
  const closed = edit(onBoth, /(<LinkedReleaseResourceReference)/, "</ResourceGroup>$1");
  return [7, 8, 9, 10, 11, 12].reduce(
    (message, number) =>
      edit(message, RegExp(`(<ResourceGroupContentItem>\\s*<SequenceNumber>)${number}<`), `$1${number - 6}<`),
    closed,
  );
};

const withoutRecording = (): string =>
  [
    /<SoundRecording>[^]*?<\/SoundRecording>\s*/,
    /<ResourceGroupContentItem>\s*<SequenceNumber>1<[^]*?<\/ResourceGroupContentItem>\s*/,
    /<TrackRelease>[^]*?<\/TrackRelease>\s*/,
    /<DealReleaseReference>R1<\/DealReleaseReference>\s*/,
  ].reduce((message, part) => edit(message, part, ""), mixed);

/** Messages of each kind that a program which reads messages may meet, and two files that are none. */
export const messageKinds = {
  "one track": single,
  "twelve tracks on two discs": twoDiscs(),
  video: withoutRecording(),
  mixed,
  "StartDate only": edit(single, /<StartDateTime>(.{10}).*<\/StartDateTime>/, "<StartDate>$1</StartDate>"),
  "pre-order": edit(single, lastUse, "$1<IsPreOrderDeal>true</IsPreOrderDeal>"),
  "distribution channel": edit(single, lastUse, channel("DistributionChannel")),
  "excluded channel": edit(single, lastUse, channel("ExcludedDistributionChannel")),
  cancelled: edit(old, /<Usage>[^]*?<\/Usage>/, "<AllDealsCancelled>true</AllDealsCancelled>"),
  takedown: edit(old, /<Usage>[^]*?<\/Usage>/, "<TakeDown>1</TakeDown>"),
  "exclusions only": edit(single, codes, exclusions),
  "territories and exclusions": edit(single, codes, `<TerritoryCode>Worldwide</TerritoryCode>${exclusions}`),
  "CDATA and character references": single.replaceAll("Paper Boats", "<![CDATA[Paper <Boats> & ]]>Caf&#xE9;s&#x20AC;"),
  "UTF-16": single.replaceAll("Paper Boats", "Paper Cafés").replace("UTF-8", "UTF-16"),
  "ISO-8859-1": single.replaceAll("Paper Boats", "Paper Cafés").replace("UTF-8", "ISO-8859-1"),
  "no deal": edit(single, /<DealList>[^]*<\/DealList>\s*/, ""),
  "several periods": edit(
    single,
    /<\/ValidityPeriod>/,
    "<EndDateTime>2027-12-01T00:00:00</EndDateTime>$&<ValidityPeriod><StartDateTime>2028-01-07T00:00:00</StartDateTime></ValidityPeriod>",
  ),
  "several models": edit(
    single,
    /<\/CommercialModelType>/,
    "$&<CommercialModelType>AdvertisementSupportedModel</CommercialModelType>",
  ),
  "3.8.2": old,
  "4.1": sample("41-album"),
  "4.2": sample("42-single"),
  "cut off in a deal": edit(single, /<UseType>OnDemandStream[^]*/, "<UseType>OnDemand"),
  "another message type": `<ern:PurgeReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43" AvsVersionId="3" LanguageAndScriptCode="en">
${/<MessageHeader>[^]*<\/MessageHeader>/.exec(single)![0]}
<PurgedRelease><ReleaseId><GRid>A12425GABC1234002M</GRid></ReleaseId></PurgedRelease>
</ern:PurgeReleaseMessage>`,
  "not XML": "ISRC,title\nQZABC2600010,Paper Boats\n",
} as const;

export type MessageKind = keyof typeof messageKinds;

const encodings: Partial<Record<MessageKind, BufferEncoding>> = { "UTF-16": "utf16le", "ISO-8859-1": "latin1" };

/** The bytes of each message, in the encoding that it names. */
export const messageFiles = Object.entries(messageKinds).map(([kind, message]) =>
  Buffer.from(kind === "UTF-16" ? `\uFEFF${message}` : message, encodings[kind as MessageKind]),
);
