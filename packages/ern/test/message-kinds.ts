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
