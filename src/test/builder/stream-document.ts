import { hashed } from "./stream";

/** The contents of a streaming builder's document; omitted parts are as `finished` writes them. */
export interface StreamDocument {
  version?: string;
  titles?: readonly string[];
  releaseType?: string;
  references?: readonly string[];
  closed?: boolean;
}

const trackOf = (title: string, index: number): string =>
  `    <SoundRecording>
      <ResourceReference>${hashed("R", `T${index + 1}`)}</ResourceReference>
      <Type>SoundRecording</Type>
      <ResourceId>T${index + 1}</ResourceId>
      <ReferenceTitle>${title}</ReferenceTitle>
      <DisplayArtist>Artist</DisplayArtist>
    </SoundRecording>
`;

const groupOf = (references: readonly string[]): string =>
  references.length === 0
    ? ""
    : `      <ResourceGroup>
${references.map((reference) => `        <ResourceReference>${reference}</ResourceReference>\n`).join("")}      </ResourceGroup>
`;

/** Returns the document that the streaming builder counts but never returns, reconstructed from its size. */
export const streamDocument = ({
  version = "4.3",
  titles = ["Title"],
  releaseType = "Album",
  references = [],
  closed = true,
}: StreamDocument = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<NewReleaseMessage xmlns="http://ddex.net/xml/ern/43" MessageSchemaVersionId="${version}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <MessageHeader>
    <MessageId>M1</MessageId>
    <MessageSender>
      <PartyName>A</PartyName>
    </MessageSender>
    <MessageRecipient>
      <PartyName>B</PartyName>
    </MessageRecipient>
    <MessageCreatedDateTime>2026-11-20</MessageCreatedDateTime>
  </MessageHeader>
  <ResourceList>
${titles.map(trackOf).join("")}${closed ? "  </ResourceList>\n  <ReleaseList>\n" : ""}    <Release>
      <ReleaseReference>${hashed("REL", "R1")}</ReleaseReference>
      <ReleaseId>R1</ReleaseId>
      <ReleaseType>${releaseType}</ReleaseType>
      <Title>Title</Title>
      <DisplayArtist>Artist</DisplayArtist>
      <LabelName>Label</LabelName>
${groupOf(references)}    </Release>
  </ReleaseList>
</NewReleaseMessage>
`;

/** Expects the document to have as many bytes as the builder counts. */
export const expectBytes = (bytes: number, document?: StreamDocument): void =>
  expect(bytes).toBe(Buffer.byteLength(streamDocument(document)));
