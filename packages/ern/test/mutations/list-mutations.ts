/**
 * Mutations of a valid message, each of which breaks its schema. They're made from the text alone, by rules that
 * the checks don't share, so a gap in the checks' tables isn't a gap here:
 * - a name that no standard has is never a child or an attribute, and its value is in no set;
 * - ERN has sequences: without a required single child, with two of it, or with two neighbours of different names
 *   swapped, a message is wrong. `REQUIRED`, `SINGLE` and `ORDERED` name such elements of all versions of ERN, as in the
 *   standard, each with its parent;
 * - what all samples write as true or false is a boolean, and `TEXTS` and the patterns below list the elements that are
 *   numbers, years, dates, durations and references; "many", "soon" and the like are values of none of these types;
 * - an element with text and no elements can't contain one.
 */
export const MUTATION_KINDS = [
  "missing required",
  "unknown child",
  "wrong order",
  "repeated",
  "value set",
  "boolean",
  "integer",
  "decimal",
  "year",
  "date",
  "duration",
  "attribute",
  "child in a text element",
  "reference",
  "namespace",
  "white space",
  "invisible character",
  "root name",
  "foreign part",
  "value of another version",
] as const;

export type MutationKind = (typeof MUTATION_KINDS)[number];

export interface Mutation {
  kind: MutationKind;
  what: string;
  mutated: () => string;
}

export interface Piece {
  name: string;
  parent: string;
  /** The end of its opening tag, after its name. */
  tagEnd: number;
  nameEnd: number;
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
  isLeaf: boolean;
}

const WRONG: Readonly<Partial<Record<MutationKind, readonly string[]>>> = {
  "value set": ["NoSuchValue", "unknown value"],
  boolean: ["yes", "TRUE", "2"],
  integer: ["1.5", "one", ""],
  decimal: ["44,1", "many", ""],
  year: ["26", "20x6", "MMXXVI"],
  date: ["20.11.2026", "2026-1-5", "soon"],
  duration: ["3:45", "225", "PT3M45"],
  reference: ["?1", "1 2"],
};

const WRONG_TIMES = ["2026-11-20", "2026-11-20 09:30:00", "now"];

/** Children that a parent always has, whatever the version. */
const REQUIRED =
  /^(MessageHeader\/(MessageId|MessageSender|MessageRecipient|MessageCreatedDateTime)|\w+\/(ResourceReference|PartyReference|DisplayArtistRole|ArtistRole|PLineText|CLineText|TitleText|GenreText|DealReleaseReference)|PartyName\/FullName|(SoundRecording|Video|Image|Text)\/(Type|Duration)|(Track|Release)?Release\/(ReleaseId|Genre)|DealTerms\/ValidityPeriod|ReleaseDeal\/Deal|NewReleaseMessage\/(MessageHeader|ResourceList|ReleaseList))$/;

/** Children that a parent has at most once. */
const SINGLE =
  /^(MessageHeader\/(MessageId|MessageThreadId|MessageSender|MessageCreatedDateTime)|\w+\/(ResourceReference|Duration|PLineText|CLineText|Year|TitleText|FullName|GenreText|StartDate|StartDateTime|EndDate|ISRC|ICPN|GRid|DisplayArtistRole|DealTerms|PartyReference|CreationDate|SequenceNumber|URI|HashSum)|NewReleaseMessage\/\w+)$/;

/** Elements whose children have a fixed order, so that two neighbours of different names can't be swapped. */
const ORDERED =
  /^(NewReleaseMessage|MessageHeader|MessageSender|MessageRecipient|PartyName|Party|SoundRecording|Video|Image|SoundRecordingEdition|VideoEdition|TechnicalDetails|DeliveryFile|File|HashSum|DisplayTitle|DisplayArtist|PLine|CLine|Release|TrackRelease|ResourceGroupContentItem|DealTerms|ValidityPeriod|ReleaseDeal|SoundRecordingDetailsByTerritory|ReleaseDetailsByTerritory|Usage|TechnicalSoundRecordingDetails)$/;

const VALUE_SET =
  /(^|[a-z])(Type|Role|UpdateIndicator|ContainerFormat|AudioCodecType|Algorithm|TerritoryCode|Purpose)$|^(LanguageOfPerformance|VersionType)$/;
const VALUE_SET_ATTRIBUTES =
  /^(\w+Territory(Code)?|TitleType|LabelType|PriceType|ResourceGroupType|CurrencyCode|UnitOfMeasure)$/;

/** Free texts whose names look like those of value sets. */
const NO_SET = /^(DisplayRole|ArtistRoleText)$/;

const TEXTS: readonly [MutationKind, RegExp][] = [
  ["integer", /^(SequenceNumber|NumberOf(?!Channels)\w+|BitsPerSample)$/],
  [
    "decimal",
    /^(BitRate|SamplingRate|FrameRate|ImageHeight|ImageWidth|WholesalePricePerUnit|FileSize|AspectRatio|\w+Percentage)$/,
  ],
  ["year", /^Year$/],
  ["duration", /^Duration$/],
  ["date", /Date(Time)?$/],
  ["reference", /Reference$/],
];

const TAG = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;

/** Returns the elements of a message, from its text. */
export const listPieces = (source: string): Piece[] => {
  const pieces: Piece[] = [];
  const open: Piece[] = [];
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, tag, , short] = match;
    if (tag === undefined) continue;
    const end = match.index + whole.length;
    const local = tag.slice(tag.indexOf(":") + 1);
    if (slash === "/") {
      const piece = open.pop()!;
      piece.contentEnd = match.index;
      piece.end = end;
      continue;
    }
    const above = open.at(-1);
    if (above) above.isLeaf = false;
    const nameEnd = match.index + 1 + tag.length;
    const name = open.length > 0 && tag.includes(":") ? "" : local;
    const piece = {
      name,
      parent: above?.name ?? "",
      nameEnd,
      tagEnd: end - 1,
      start: match.index,
      contentStart: end,
      contentEnd: end,
      end,
      isLeaf: true,
    };
    pieces.push(piece);
    if (short !== "/") open.push(piece);
  }
  return pieces.filter(({ name, parent }, index) => name !== "" && (index === 0 || parent !== ""));
};

export const replaceRange = (source: string, from: number, to: number, insert = ""): string =>
  source.slice(0, from) + insert + source.slice(to);

const rows = (pieces: readonly Piece[], parent: Piece): Piece[] =>
  pieces.filter(({ start, end, parent: above }) => above === parent.name && start > parent.start && end < parent.end);

const structureMutations = (source: string, pieces: readonly Piece[], piece: Piece): Mutation[] => {
  const { name, parent, start, end, contentStart, contentEnd, isLeaf, nameEnd } = piece;
  const path = `${parent}/${name}`;
  const above = pieces.findLast((candidate) => candidate.start < start && candidate.end > end);
  const same = above ? rows(pieces, above).filter((candidate) => candidate.name === name) : [];
  const found: Mutation[] = [];
  const add = (kind: MutationKind, what: string, mutated: () => string): void =>
    void found.push({ kind, what, mutated });
  if (REQUIRED.test(path) && same.length === 1) add("missing required", path, () => replaceRange(source, start, end));
  if (SINGLE.test(path)) add("repeated", path, () => replaceRange(source, end, end, source.slice(start, end)));
  if (!isLeaf) add("unknown child", name, () => replaceRange(source, contentStart, contentStart, "<NoSuchElement/>"));
  if (isLeaf && contentEnd > contentStart && source.slice(contentStart, contentEnd).trim() !== "")
    add("child in a text element", name, () => replaceRange(source, contentEnd, contentEnd, "<Note>x</Note>"));
  add("attribute", `${name} with one too many`, () => replaceRange(source, nameEnd, nameEnd, ' NoSuchAttribute="1"'));
  return found;
};

const orderMutations = (source: string, pieces: readonly Piece[], piece: Piece): Mutation[] => {
  if (!ORDERED.test(piece.name)) return [];
  const children = rows(pieces, piece);
  return children.slice(1).flatMap((second, index) => {
    const first = children[index]!;
    if (first.name === second.name) return [];
    const between = source.slice(first.end, second.start);
    const [firstText, two] = [source.slice(first.start, first.end), source.slice(second.start, second.end)];
    const what = `${piece.name}: ${first.name}, ${second.name}`;
    return [
      {
        kind: "wrong order" as const,
        what,
        mutated: () => replaceRange(source, first.start, second.end, two + between + firstText),
      },
    ];
  });
};

const textMutations = (source: string, { name, contentStart, contentEnd, isLeaf }: Piece): Mutation[] => {
  const text = source.slice(contentStart, contentEnd);
  if (!isLeaf || text.trim() === "") return [];
  const isBoolean = /^(true|false)$/.test(text.trim());
  const kind = isBoolean
    ? "boolean"
    : VALUE_SET.test(name) && !NO_SET.test(name)
      ? "value set"
      : TEXTS.find(([, pattern]) => pattern.test(name))?.[0];
  if (!kind) return [];
  const wrong = kind === "date" && text.includes("T") ? WRONG_TIMES : WRONG[kind]!;
  return wrong.map((value) => ({
    kind,
    what: `${name} “${value}”`,
    mutated: () => replaceRange(source, contentStart, contentEnd, value),
  }));
};

const attributeMutations = (source: string, { name, nameEnd, tagEnd }: Piece): Mutation[] =>
  [...source.slice(nameEnd, tagEnd).matchAll(/\s([A-Z]\w*)=(["'])(.*?)\2/g)].flatMap((match) => {
    const [whole, attribute = "", , value = ""] = match;
    const valueEnd = nameEnd + match.index + whole.length - 1;
    const wrong = /^(true|false)$/.test(value)
      ? "maybe"
      : VALUE_SET_ATTRIBUTES.test(attribute)
        ? "NoSuchValue"
        : undefined;
    if (wrong === undefined) return [];
    const what = `${name} ${attribute}="${wrong}"`;
    return [
      {
        kind: "attribute" as const,
        what,
        mutated: () => replaceRange(source, valueEnd - value.length, valueEnd, wrong),
      },
    ];
  });

/** Returns all mutations of a message. */
export const listMutations = (source: string): Mutation[] => {
  const pieces = listPieces(source);
  return pieces.flatMap((piece) => [
    ...structureMutations(source, pieces, piece),
    ...orderMutations(source, pieces, piece),
    ...textMutations(source, piece),
    ...attributeMutations(source, piece),
  ]);
};
