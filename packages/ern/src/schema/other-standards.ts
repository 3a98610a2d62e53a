/** DDEX's standards besides ERN: the names in their namespaces, and what they are called. */
const STANDARDS: readonly (readonly [inNamespace: RegExp, root: RegExp, name: string, meaning: string])[] = [
  [/^mead/, /^Mead/, "MEAD", "Media Enrichment and Description"],
  [/^pie/, /^Pie/, "PIE", "Party Identification and Enrichment"],
  [/^mwn/, /^MusicalWork(?!License)/, "MWN", "Musical Work Notification"],
  [/^dsr/, /^SalesReport/, "DSR", "Digital Sales Report"],
  [/^rin/, /^RecordingInformation/, "RIN", "Recording Information Notification"],
  [/^rdr/, /^DeclarationOf/, "RDR", "Recording Data and Rights"],
  [/^(ern-c|echo)/, /^(Manifest|FtpAcknowledgement)Message/, "ERN-C", "ERN Choreography"],
];

const DDEX = /^\W*(?:https?:)?\/*(?:[\w-]+\.)?ddex\.net\/+xml\/+(?:\d+\/+)?([\w-]+)/i;

/** Returns the other standard of a message by its namespace or root: "MEAD (Media Enrichment and Description)". */
export const findOtherStandard = (namespace: string, root: string): string | undefined => {
  const segment = DDEX.exec(namespace)?.[1]?.toLowerCase();
  const [, , name, meaning] =
    STANDARDS.find(([pattern, ofRoot]) =>
      segment === undefined ? namespace === "" && ofRoot.test(root) : pattern.test(segment),
    ) ?? [];
  return name && `${name} (${meaning})`;
};
