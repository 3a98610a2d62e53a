import type { ErnDeal, ErnMessage, ErnRelease, ErnValue } from "../model-types";
import type { NodeId, Range } from "../types";
import { isBefore } from "../values/compare-dates";
import { rangeOf } from "../xml/nodes";
import type { Matches } from "./match-items";
import { type ComparedMessage, matchWorks, type Works } from "./match-works";

/** How a recipient may read a message after an earlier one, in words for those who plan releases. */
export interface SuccessionNote {
  text: string;
  /** Where it is in the later message; undefined if it's only missing there. */
  after?: Range;
}

type Note = readonly [text: string, node?: NodeId];

const isDifferent = (before: ErnValue | null | undefined, after: ErnValue | null | undefined): boolean =>
  Boolean(before && after && before.value !== after.value);

const notesOnHeader = ({ header: old }: ErnMessage, { header: now }: ErnMessage): Note[] => {
  const notes: Note[] = [];
  const [oldSender, sender] = [old?.sender?.ids[0], now?.sender?.ids[0]];
  if (isDifferent(oldSender, sender))
    notes.push([
      `The earlier message is from ${oldSender!.value}, this one from ${sender!.value}. A recipient takes updates from the sender of the release alone.`,
      sender!.node,
    ]);
  const [oldId, id] = [old?.messageId, now?.messageId];
  if (oldId && id && oldId.value === id.value)
    notes.push([
      `Both messages have the ID ${id.value}. A recipient may take this one for a copy and skip it.`,
      id.node,
    ]);
  const [oldDate, date] = [old?.created, now?.created];
  if (oldDate && date && isBefore(date.value, oldDate.value))
    notes.push([
      `This message was created on ${date.value}, before the earlier one, ${oldDate.value}. A recipient may skip it as out of date.`,
      date.node,
    ]);
  if (old?.controlType?.value === "LiveMessage" && now?.controlType?.value === "TestMessage")
    notes.push([
      "The earlier message is live and this one is a test, so nothing will change for listeners.",
      now.controlType.node,
    ]);
  return notes;
};

const notesOnRelease = (label: string, old: ErnRelease, now: ErnRelease): Note[] => {
  const ids = (
    [
      ["icpn", "ICPN"],
      ["grid", "GRid"],
    ] as const
  ).flatMap(([kind, name]): Note[] =>
    isDifferent(old[kind], now[kind])
      ? [
          [
            `${label} had the ${name} ${old[kind]!.value}. With another one, a recipient takes it for a new release.`,
            now[kind]!.node,
          ],
        ]
      : [],
  );
  const dates = now.dates.flatMap(({ name, value, node }): Note[] => {
    const before = old.dates.find((date) => date.name === name);
    return before && isBefore(value, before.value)
      ? [[`The ${name} of ${label} goes back from ${before.value} to ${value}. Is that intended?`, node]]
      : [];
  });
  return [...ids, ...dates];
};

/** The deals of a release. */
const dealsOf = ({ releaseDeals }: ErnMessage, release: NodeId) =>
  releaseDeals
    .filter(({ releases }) => releases.some(({ target }) => target?.node === release))
    .flatMap(({ deals }) => deals);

const firstStart = (deals: readonly ErnDeal[]): ErnValue | undefined =>
  deals
    .flatMap(({ starts }) => starts)
    .reduce<ErnValue | undefined>(
      (first, start) => (first && !isBefore(start.value, first.value) ? first : start),
      undefined,
    );

const notesOnDeals = (
  label: string,
  [old, oldNode]: readonly [ErnMessage, NodeId],
  [now, node]: readonly [ErnMessage, NodeId],
): Note[] => {
  const [before, after] = [dealsOf(old, oldNode), dealsOf(now, node)];
  if (before.length > 0 && after.length === 0)
    return [[`${label} has no deals any more: that takes it down everywhere.`, node]];
  const [oldStart, start] = [firstStart(before), firstStart(after)];
  if (!oldStart || !start || !isBefore(start.value, oldStart.value)) return [];
  return [
    [
      `The first deal of ${label} now begins on ${start.value}, before ${oldStart.value}. Is that intended?`,
      start.node,
    ],
  ];
};

const notesOnReferences = ({ both }: Matches, old: ErnMessage, now: ErnMessage): Note[] => {
  const referenceOf = (message: ErnMessage) =>
    new Map(message.resources.map(({ node, reference }) => [node, reference] as const));
  const [before, after] = [referenceOf(old), referenceOf(now)];
  const moved = both.filter(([earlier, later]) => isDifferent(before.get(earlier.node), after.get(later.node)));
  if (moved.length === 0) return [];
  const [first] = moved;
  const [from, to] = [before.get(first![0].node)!.value, after.get(first![1].node)!.value];
  const others = moved.length > 1 ? `, and ${moved.length - 1} more resources have other references` : "";
  return [
    [
      `${first![1].label} was ${from} and is ${to}${others}. Some recipients match by reference, so keep them.`,
      first![1].node,
    ],
  ];
};

/** Returns whether two releases have an identifier or the title in common. */
const isSameRelease = (earlier: ErnRelease, later: ErnRelease): boolean =>
  earlier.ids.some(({ value }) => later.ids.some((id) => id.value === value)) ||
  (earlier.title !== null && earlier.title.value === later.title?.value);

/** Checks a message against one that was sent before. Empty if they have no release in common. */
export const checkSuccession = (
  before: ComparedMessage,
  after: ComparedMessage,
  works: Works = matchWorks(before, after),
): SuccessionNote[] => {
  const [old, now] = [before.message, after.message];
  const { resources, releases, oldReleases, newReleases } = works;
  if (
    !releases.both.some(([earlier, later]) =>
      isSameRelease(oldReleases.get(earlier.node)!, newReleases.get(later.node)!),
    )
  )
    return [];
  const notes: Note[] = [
    ...notesOnHeader(old, now),
    ...releases.removed.map(({ label }): Note => [
      `${label} was in the earlier message and isn't in this one. Nothing here takes it down, so it stays online: send it with deals that have ended.`,
    ]),
    ...releases.both.flatMap(([earlier, later]) => [
      ...notesOnRelease(later.label, oldReleases.get(earlier.node)!, newReleases.get(later.node)!),
      ...notesOnDeals(later.label, [old, earlier.node], [now, later.node]),
    ]),
    ...notesOnReferences(resources, old, now),
  ];
  return notes.map(([text, node]) => ({ text, ...(node !== undefined && { after: rangeOf(after.document, node) }) }));
};
