import { branch, toRoot43 } from "../build/elements";
import { ErnError } from "../ern-error";
import type { ElementData } from "../xml/write-element";
import { toDealList } from "./deals";
import { settleRoot, toHeader, toProfile } from "./message-header";
import type { NewMessage } from "./new-message";
import { isTrackRelease, toReleaseList } from "./releases";
import { toResourceList } from "./resources";
import type { SourceElement } from "./source-element";
import { readDetails } from "./territories";

const REFERENCES = "ReleaseResourceReferenceList";

/** The main release: the one marked as such, otherwise the first that isn't a track's. */
const findMain = (releases: readonly SourceElement[]): SourceElement | undefined =>
  releases.find((release) => release.attribute("IsMainRelease") === "true") ??
  releases.find((release) => !isTrackRelease(release)) ??
  releases[0];

/** What the resources of a message say, to detect whether a track's release adds anything. */
const readMeanings = (sources: readonly SourceElement[], meanings = new Set<string>()): ReadonlySet<string> => {
  for (const source of sources) {
    meanings.add(source.meaning());
    readMeanings(source.children(), meanings);
  }
  return meanings;
};

/** A message of ERN 3.8.1, 3.8.2 or 3.8.3 as one of 4.3. */
export const convertErn3 = (root: SourceElement, message: NewMessage): ElementData => {
  const [header, resources, releases] = [root.one("MessageHeader"), root.one("ResourceList"), root.one("ReleaseList")];
  const main = findMain(releases?.all("Release") ?? []);
  if (!releases || !main) {
    const remedy = "Open a message with a Release: 4.3 has one in every message.";
    throw new ErnError({ code: "data", message: "The message has no release to convert.", remedy });
  }
  const tracks = releases.all("Release").filter((release) => release !== main && isTrackRelease(release));
  const kept = new Set([main, ...tracks].flatMap((release) => release.one("ReleaseReference")?.text ?? []));
  const created = root.textAt("MessageHeader", "MessageCreatedDateTime");
  const oldDeals = root.one("DealList");
  const deals = oldDeals && toDealList(oldDeals, { message, main, kept, created });
  const works = root.one("WorkList")?.all("MusicalWork") ?? [];
  const detailsOf = (release: SourceElement) => readDetails(release, "ReleaseDetailsByTerritory");
  const context = {
    message,
    works: new Map(works.map((work) => [work.textAt("MusicalWorkReference"), work.all("MusicalWorkId")])),
    release: detailsOf(main),
    tracks: new Map(
      tracks
        .toReversed()
        .map((release) => [release.textAt(REFERENCES, "ReleaseResourceReference"), detailsOf(release)]),
    ),
  };
  const why = "4.3 asks for a ResourceList. Add what the release consists of.";
  const resourceList = resources
    ? toResourceList(resources, context)
    : message.ledger.add(branch("ResourceList", []), why, true);
  const releaseList = toReleaseList(releases, {
    message,
    main,
    resources,
    visibilities: deals?.visibilities,
    meanings: readMeanings(resources?.children() ?? []),
  });
  for (const part of root.all("UpdateIndicator"))
    part.drop("4.3 has none: a message replaces what was sent of the release before.");
  for (const part of root.all("IsBackfill")) part.drop("4.3 does not mark messages that fill up a catalogue.");
  const target = toRoot43(
    [header && toHeader(header), message.toPartyList(), resourceList, releaseList, deals?.dealList],
    {
      ReleaseProfileVersionId: toProfile(root),
      LanguageAndScriptCode: root.attribute("LanguageAndScriptCode") ?? "en",
      AvsVersionId: "3",
    },
  );
  settleRoot(root, target);
  return target;
};
