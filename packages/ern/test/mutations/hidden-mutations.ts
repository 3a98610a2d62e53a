import { listPieces, type Mutation, type MutationKind, type Piece, replaceRange } from "./list-mutations";

const SPACES = [" ", "\n      ", "\t"];
/** No white space in XML, although they look like it or like nothing. */
const INVISIBLE = ["\u00A0", "\uFEFF", "\u200B", "\u2003", "&#160;"];

/** Elements whose values are sets or have a form, so that white space counts, and free texts with such names. */
const EXACT =
  /(^|[a-z])(Type|Role|UpdateIndicator|TerritoryCode|Algorithm)$|^(StartDate|EndDate|LanguageOfPerformance)$/;
const FREE = /^(DisplayRole|ArtistRoleText)$/;
/** Elements whose values have a type that ignores white space around them. */
const BUILT_IN = /Reference$|^(Duration|Year|SequenceNumber|MessageCreatedDateTime|StartDateTime|IsMainRelease)$/;
const ATTRIBUTES = /\s(ApplicableTerritoryCode|LinkDescription|IsDefault|SequenceNumber)=(["'])(?=[^"'])/g;

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const FOREIGN_ATTRIBUTES = [
  ' xmlns:q="urn:example:q" q:note="1"',
  ' xml:lang="en"',
  ` ${XSI} xsi:nil="true"`,
  ` ${XSI} xsi:nil="false"`,
  ` ${XSI} xsi:type="NoSuchType"`,
];
const FOREIGN_ELEMENTS = ['<q:Note xmlns:q="urn:example:q">x</q:Note>', '<Note xmlns="urn:example:q"/>'];

/** Values that the sets of some versions lack, by the ends of paths and the digits of those versions. */
const ELSEWHERE: readonly [path: RegExp, value: string, without: RegExp][] = [
  [/\/UseType$/, "AsPerContract", /^(42|43)$/],
  [/\/UseType$/, "DubForOnDemandStreaming", /^(382|41|42)$/],
  [/\/UseType$/, "DubForAdvertisement", /^43$/],
  [/\/CommercialModelType$/, "AsPerContract", /^(42|43)$/],
  [/\/DisplayArtistRole$/, "Composer", /^(41|42)$/],
  [/Image\/(Image)?Type$/, "Portrait", /^(382|41|42)$/],
  [/SoundRecording\/(SoundRecording)?Type$/, "Clip", /^(382|41|42)$/],
  [/SoundRecording\/(SoundRecording)?Type$/, "AudioStem", /^382$/],
];

const spaces = (source: string, { name, contentStart, contentEnd, isLeaf, nameEnd, tagEnd }: Piece): Mutation[] => {
  const isExact = EXACT.test(name) && !FREE.test(name);
  const isWritten = isLeaf && source.slice(contentStart, contentEnd).trim() !== "";
  const insertAt = (kind: MutationKind, inserts: readonly string[], from: number, what: string): Mutation[] =>
    inserts.map((insert) => ({
      kind,
      what: `${what} ${JSON.stringify(insert)}`,
      mutated: () => replaceRange(source, from, from, insert),
    }));
  const ofAttributes = [...source.slice(nameEnd, tagEnd).matchAll(ATTRIBUTES)].flatMap((match) => {
    const from = nameEnd + match.index + match[0].length;
    const what = `${name} ${match[1]}`;
    const isBuiltIn = /^(IsDefault|SequenceNumber)$/.test(match[1]!);
    return [
      ...(isBuiltIn ? [] : insertAt("white space", SPACES, from, what)),
      ...insertAt("invisible character", INVISIBLE, from, what),
    ];
  });
  if (!isLeaf) return [...ofAttributes, ...insertAt("invisible character", INVISIBLE, contentStart, `in ${name}`)];
  if (!isWritten || !(isExact || BUILT_IN.test(name))) return ofAttributes;
  return [
    ...ofAttributes,
    ...(isExact ? [contentStart, contentEnd].flatMap((offset) => insertAt("white space", SPACES, offset, name)) : []),
    ...[contentStart, contentEnd].flatMap((offset) => insertAt("invisible character", INVISIBLE, offset, name)),
  ];
};

/** Puts an element into another namespace, or gives it a part of one. */
const foreign = (source: string, piece: Piece, isRoot: boolean): Mutation[] => {
  const { name, start, nameEnd, contentStart, contentEnd, end, isLeaf } = piece;
  const add = (kind: MutationKind, what: string, mutated: () => string): Mutation => ({ kind, what, mutated });
  const attributes = FOREIGN_ATTRIBUTES.map((attribute) =>
    add("foreign part", `${name}${attribute}`, () => replaceRange(source, nameEnd, nameEnd, attribute)),
  );
  const elements = isLeaf
    ? []
    : [contentStart, contentEnd].flatMap((offset) =>
        FOREIGN_ELEMENTS.map((element) =>
          add("foreign part", `${element} in ${name}`, () => replaceRange(source, offset, offset, element)),
        ),
      );
  const root = /<(\w+):NewReleaseMessage\s[^>]*?xmlns:\1=(["'][^"']+["'])/.exec(source)!;
  const [, prefix = "", namespace = ""] = root;
  if (isRoot || contentEnd === contentStart) return [...attributes, ...elements];
  const prefixed = `<${prefix}:${source.slice(start + 1, contentEnd)}</${prefix}:${source.slice(contentEnd + 2, end)}`;
  return [
    ...attributes,
    ...elements,
    add("namespace", `${prefix}:${name}`, () => replaceRange(source, start, end, prefixed)),
    add("namespace", `${name} with xmlns`, () => replaceRange(source, nameEnd, nameEnd, ' xmlns="urn:example:q"')),
    add("namespace", `${name} with xmlns=${namespace}`, () =>
      replaceRange(source, nameEnd, nameEnd, ` xmlns=${namespace}`),
    ),
  ];
};

const roots = (source: string): Mutation[] => {
  const prefix = /<(\w+):NewReleaseMessage/.exec(source)![1]!;
  const renamed = ["NewReleasMessage", "newReleaseMessage", "Release", "Message", "NewReleaseMessages"].map((name) => ({
    kind: "root name" as const,
    what: name,
    mutated: () => source.replaceAll(`${prefix}:NewReleaseMessage`, `${prefix}:${name}`),
  }));
  const withDefault = source.replaceAll(`${prefix}:NewReleaseMessage`, "NewReleaseMessage");
  const withPrefixes = source.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`);
  return [
    ...renamed,
    { kind: "namespace", what: "a default one", mutated: () => withDefault.replace(`xmlns:${prefix}=`, "xmlns=") },
    { kind: "namespace", what: "a prefix everywhere", mutated: () => withPrefixes },
    { kind: "namespace", what: "none", mutated: () => withDefault },
  ];
};

const values = (source: string, { name, parent, contentStart, contentEnd }: Piece): Mutation[] => {
  const version = /\/ern\/(\d+)/.exec(source)![1]!;
  return ELSEWHERE.filter(([path, , without]) => path.test(`${parent}/${name}`) && without.test(version)).map(
    ([, value]) => ({
      kind: "value of another version",
      what: `${name} “${value}” in ${version}`,
      mutated: () => replaceRange(source, contentStart, contentEnd, value),
    }),
  );
};

/** Returns mutations that are hard to see, in namespaces, prefixes and white space; each breaks the schema. */
export const listHidden = (source: string): Mutation[] => [
  ...roots(source),
  ...listPieces(source).flatMap((piece, index) => [
    ...spaces(source, piece),
    ...foreign(source, piece, index === 0),
    ...values(source, piece),
  ]),
];
