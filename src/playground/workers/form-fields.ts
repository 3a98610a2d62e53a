import type {
  ErnDeal,
  ErnHeader,
  ErnParty,
  ErnRelease,
  ErnResource,
  ErnRightsLine,
  ErnValue,
  ErnWork,
} from "@ddex-suite/ern";

export type LabelledValue = readonly [label: string, value: ErnValue];

type Values = ErnValue | null | readonly ErnValue[];

const toFields = (...rows: readonly (readonly [label: string, values: Values])[]): LabelledValue[] =>
  rows.flatMap(([label, values]) => ([values ?? []].flat() as ErnValue[]).map((value) => [label, value] as const));

const idFields = (list: readonly (ErnValue & { type: string })[]) => list.map((id) => [id.type, id] as const);

const prefixLabels = (prefix: string, fields: readonly LabelledValue[]): LabelledValue[] =>
  fields.map(([label, value]) => [prefix + label, value]);

const rightsFields = (name: string, lines: readonly ErnRightsLine[]): LabelledValue[] =>
  lines.flatMap(({ year, text }, index) => {
    const label = lines.length > 1 ? `${name} ${index + 1}` : name;
    return toFields([`${label}: year`, year], [`${label}: text`, text]);
  });

export const numberLabels = (fields: readonly LabelledValue[]): LabelledValue[] =>
  fields.map(([label, value], index) => {
    const countIn = (some: readonly LabelledValue[]): number => some.filter((field) => field[0] === label).length;
    return countIn(fields) > 1 ? [`${label} ${countIn(fields.slice(0, index + 1))}`, value] : [label, value];
  });

export const partyFields = (party: ErnParty) => [...toFields(["Name", party.name]), ...idFields(party.ids)];

export const headerFields = (header: ErnHeader): LabelledValue[] => [
  ...toFields(
    ["Message ID", header.messageId],
    ["Thread ID", header.threadId],
    ["Created", header.created],
    ["Control type", header.controlType],
  ),
  ...(header.sender ? prefixLabels("Sender: ", partyFields(header.sender)) : []),
  ...header.recipients.flatMap((recipient) => prefixLabels("Recipient: ", partyFields(recipient))),
];

const workFields = (work: ErnWork): LabelledValue[] => [
  ...toFields(["Title", work.title]),
  ...work.titles.flatMap(({ type, text, subtitle }) => toFields([type, text], [`${type}: subtitle`, subtitle])),
  ...toFields(["Artist’s name", work.artistName]),
  ...work.artists.flatMap(({ name, party }) => toFields([party ? `Name of party ${party.value}` : "Artist", name])),
  ...idFields(work.ids),
  ...toFields(
    ["Duration", work.duration],
    ["Genre", work.genres],
    ["Subgenre", work.subgenres],
    ["Parental warning", work.parentalWarnings],
  ),
  ...work.dates.map((date) => [date.name, date] as const),
  ...rightsFields("P line", work.pLines),
  ...rightsFields("C line", work.cLines),
];

export const resourceFields = (resource: ErnResource): LabelledValue[] => [
  ...workFields(resource),
  ...toFields(["Language", resource.language], ["File", resource.files]),
];

export const releaseFields = (release: ErnRelease): LabelledValue[] => [
  ...workFields(release),
  ...release.labels.flatMap(({ name }) => toFields(["Label", name])),
];

export const dealFields = (deal: ErnDeal): LabelledValue[] =>
  toFields(
    ["Commercial model", deal.commercialModels],
    ["Use type", deal.useTypes],
    ["Territory", deal.territories],
    ["Excluded territory", deal.excludedTerritories],
    ["Start", deal.starts],
    ["End", deal.ends],
    ["Price", deal.prices],
  );
