import { z } from "zod";

import { ERN_VERSIONS, RESOURCE_KINDS } from "../model-types";

const value = z.string();
const values = z.array(value);
const maybe = value.nullable();

/** A string that becomes an element's name. */
const name = z.string().regex(/^[A-Za-z_][\w.-]*$/);

const id = z.strictObject({ type: name, namespace: value.optional(), value });
const reference = z.strictObject({ reference: value, resolved: z.boolean(), title: maybe });
const party = z.strictObject({ reference: maybe, name: maybe, ids: z.array(id) });
const named = { name: maybe, party: reference.nullable() };
const artist = z.strictObject({ ...named, roles: values });
const rightsLine = z.strictObject({ year: maybe, text: maybe });

const work = {
  reference: maybe,
  types: values,
  ids: z.array(id),
  title: maybe,
  titles: z.array(z.strictObject({ text: value, subtitle: maybe, type: value })),
  artistName: maybe,
  artists: z.array(artist),
  contributors: z.array(artist),
  duration: maybe,
  genres: values,
  subgenres: values,
  parentalWarnings: values,
  pLines: z.array(rightsLine),
  cLines: z.array(rightsLine),
  dates: z.array(z.strictObject({ name, value })),
};

const resource = z.strictObject({
  kind: z.enum(RESOURCE_KINDS),
  isrc: id.nullable(),
  language: maybe,
  files: values,
  ...work,
});

const release = z.strictObject({
  kind: z.enum(["Release", "TrackRelease"]),
  isMain: z.boolean(),
  icpn: id.nullable(),
  grid: id.nullable(),
  labels: z.array(z.strictObject(named)),
  items: z.array(z.strictObject({ resource: reference, groups: values, sequence: maybe, linked: z.array(reference) })),
  linked: z.array(reference),
  ...work,
});

const deal = z.strictObject({
  commercialModels: values,
  useTypes: values,
  territories: values,
  excludedTerritories: values,
  starts: values,
  ends: values,
  prices: values,
});

/** The graph of a message as returned by `toGraphJson`. */
export const graphData = z.strictObject({
  version: z.enum(ERN_VERSIONS),
  namespace: value,
  type: z.literal("NewReleaseMessage"),
  profile: maybe,
  header: z
    .strictObject({
      messageId: maybe,
      threadId: maybe,
      created: maybe,
      controlType: maybe,
      sender: party.nullable(),
      recipients: z.array(party),
    })
    .nullable(),
  parties: z.array(party),
  resources: z.array(resource),
  releases: z.array(release),
  releaseDeals: z.array(z.strictObject({ releases: z.array(reference), deals: z.array(deal) })),
});

export type GraphData = z.output<typeof graphData>;
export type GraphParty = GraphData["parties"][number];
export type GraphResource = GraphData["resources"][number];
export type GraphRelease = GraphData["releases"][number];
