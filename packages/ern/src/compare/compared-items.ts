import type { ErnDeal, ErnMessage, ErnParty, ErnRelease, ErnResource, ErnValue } from "../model-types";
import type { ComparedItem, Identities, Identity } from "./match-items";
import { fullTitle, toIdentifiers, toIdText, toKey, workFacts } from "./work-facts";

/** Returns the message itself as an item to compare. */
export const messageItem = ({ header, node, profile, type, version }: ErnMessage): ComparedItem => ({
  part: "message",
  node,
  label: "The message",
  keys: [["message"]],
  facts: [
    ["Kind of message", [{ value: type, node }]],
    ["Version", version ? [{ value: `ERN ${version}`, node }] : []],
    ["Profile", [profile]],
    ["Message ID", [header?.messageId]],
    ["Thread ID", [header?.threadId]],
    ["Created", [header?.created]],
    ["Control type", [header?.controlType]],
    ["Sender", [header?.sender?.name]],
    ["Recipients", header?.recipients.map(({ name }) => name) ?? []],
  ],
});

/** Returns a party from the list of parties. */
export const partyItem = ({ ids, name, node, reference }: ErnParty): ComparedItem => {
  const idTexts = ids.map(toIdText);
  return {
    part: "parties",
    node,
    label: name?.value ?? reference?.value ?? "Without a name",
    keys: [toKey(name, idTexts.join("\n")), toKey(name), idTexts],
    facts: [["Name", [name]], toIdentifiers(ids)],
  };
};

/** Returns whether a resource is heard or seen by itself, rather than accompanying something. */
const isTrack = ({ kind }: ErnResource): boolean => ["SoundRecording", "Video", "MIDI"].includes(kind);

/** Returns a track or another resource: matched by its ISRC, then its other identifiers, then its other values. */
export const resourceItem = (resource: ErnResource): ComparedItem => {
  const { artistName, duration, files, ids, isrc, kind, language, node, reference } = resource;
  const title = fullTitle(resource)?.value;
  const name = title ?? `${kind} ${reference?.value ?? ""}`.trim();
  return {
    part: isTrack(resource) ? "tracks" : "resources",
    node,
    label: isrc ? `${name}, ISRC ${isrc.value}` : name,
    keys: [
      toKey(kind, isrc, title),
      toKey(kind, isrc),
      ids.flatMap((value) => toKey(kind, toIdText(value))),
      toKey(kind, reference, title),
      toKey(kind, title, artistName, duration),
      toKey(kind, title, artistName),
      toKey(kind, title),
      // A track without an ISRC whose title changed.
      toKey(kind, reference, artistName, duration),
      // Images often have no name of their own.
      isTrack(resource) && title ? [] : toKey(kind, reference),
    ],
    facts: [...workFacts(resource), ["Language", [language]], ["File", files]],
  };
};

/** Returns a release: matched by its identifiers, then by its recording, then by reference and title. */
export const releaseItem = (release: ErnRelease, resources: Identities): ComparedItem => {
  const { grid, icpn, ids, isMain, items, kind, labels, linked, node, reference } = release;
  const title = fullTitle(release)?.value;
  const id = (icpn && `ICPN ${icpn.value}`) ?? (grid && `GRid ${grid.value}`);
  const recording = items.length === 1 ? resources.get(items[0]!.resource.target?.node) : undefined;
  const name = title ?? (recording ? `Release of ${recording.label}` : `${kind} ${reference?.value ?? ""}`.trim());
  // Only what both messages have; contents that only one has are a change of their own.
  const contents = [...items.map(({ resource }) => resource), ...linked].flatMap((resource) => {
    const identity = resources.get(resource.target?.node);
    return identity?.isInBoth ? [{ value: identity.label, node: resource.node }] : [];
  });
  return {
    part: "releases",
    node,
    label: id ? `${name}, ${id}` : name,
    keys: [
      ids.flatMap((value) => toKey(kind, toIdText(value))),
      kind === "TrackRelease" ? toKey(recording?.key) : [],
      toKey(kind, reference, title),
      toKey(kind, title),
      isMain ? ["main"] : [],
    ],
    facts: [
      ...workFacts(release),
      ["Labels", labels.map((label) => label.name && { value: label.name.value, node: label.node })],
      ["Contents", contents],
    ],
  };
};

const SHOWN_VALUES = 3;

const joinValues = (...lists: readonly (readonly ErnValue[])[]): string =>
  lists.map((values) => [...new Set(values.map(({ value }) => value))].sort().join(",")).join("\n");

const summarizeValues = (values: readonly ErnValue[]): string => {
  const firstValues = values.slice(0, SHOWN_VALUES).map(({ value }) => value);
  return firstValues.join(", ") + (values.length > SHOWN_VALUES ? " and more" : "");
};

/** A deal of one release: matched by all its terms, then by fewer and fewer of them. */
const dealItem = (deal: ErnDeal, release: Identity): ComparedItem => {
  const { commercialModels, ends, excludedTerritories, node, prices, starts, territories, useTypes } = deal;
  const places = joinValues(territories, excludedTerritories);
  const terms = joinValues(commercialModels, useTypes);
  const times = joinValues(starts, ends);
  const steps = [
    [places, terms, times, joinValues(prices)],
    [places, terms, times],
    [places, terms],
    [terms, times],
    [places, joinValues(commercialModels)],
    [terms],
    [places],
  ];
  return {
    part: "deals",
    node,
    label: [release.label, summarizeValues(commercialModels), summarizeValues(territories)].filter(Boolean).join(" · "),
    keys: steps.map((parts) => [[release.key, ...parts].join("\n\n")]),
    facts: [
      ["Territories", territories],
      ["Excluded territories", excludedTerritories],
      ["Commercial models", commercialModels],
      ["Use types", useTypes],
      ["Starts", starts],
      ["Ends", ends],
      ["Prices", prices],
    ],
  };
};

/** Returns each deal of each release. How a message groups its deals has no meaning. */
export const dealItems = ({ releaseDeals }: ErnMessage, identities: Identities): ComparedItem[] =>
  releaseDeals.flatMap(({ releases, deals }) =>
    releases.flatMap(({ target, value }) => {
      const identity = identities.get(target?.node) ?? { key: `? ${value}`, label: value, isInBoth: false };
      return deals.map((deal) => dealItem(deal, identity));
    }),
  );
