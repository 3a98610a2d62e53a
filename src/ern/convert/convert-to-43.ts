import { branch, toRoot43, writeMessage } from "../build/elements";
import { ErnError } from "../ern-error";
import { typeInSchema } from "../schema/schema-rules";
import { namespaceOf, toVersionNumber } from "../schema/versions";
import type { ErnDocument } from "../types";
import { valueSet } from "../values/value-sets";
import type { ElementData } from "../xml/write-element";
import type { Conversion } from "./conversion";
import { toDealList } from "./deals";
import { Ledger } from "./ledger";
import { settleRoot, toHeader, toProfile } from "./message-header";
import { NewMessage, OWN_VALUE } from "./new-message";
import { isTrackRelease, toReleaseList } from "./releases";
import { toResourceList } from "./resources";
import { SourceElement } from "./source-element";
import { readDetails } from "./territories";

/** Values that 4.3 no longer has, although earlier versions have them in the sets they share with it. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  CommercialModelType: ["AsPerContract", "Unknown"],
  UseType: ["AsPerContract", "DubForAdvertisement", "Unknown"],
  UserInterfaceType: ["AsPerContract", "Unknown"],
};

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

const convertRoot = (root: SourceElement, message: NewMessage): ElementData => {
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
    visibilities: deals?.references ?? [],
    meanings: readMeanings(resources?.children() ?? []),
  });
  for (const part of root.all("UpdateIndicator"))
    part.drop("4.3 has none: a message replaces what was sent of the release before.");
  for (const part of root.all("IsBackfill")) part.drop("4.3 does not mark messages that fill up a catalogue.");
  return toRoot43([header && toHeader(header), message.toPartyList(), resourceList, releaseList, deals?.dealList], {
    profile: toProfile(root),
    language: root.attribute("LanguageAndScriptCode") ?? "en",
    avsVersion: "3",
  });
};

/** Turns values that 4.3 doesn't have into the sender's own, to be decided; if the set doesn't allow that, they stay unchanged. */
const fitValues = (element: ElementData, message: NewMessage, parent = ""): void => {
  const { name, text, children = [] } = element;
  for (const child of children) fitValues(child, message, name);
  const type = typeInSchema("4.3", parent, name);
  const values = type && text ? valueSet("4.3", type.text) : undefined;
  if (!values || (values.has(text!) && !GONE[name]?.includes(text!))) return;
  const isOwn =
    values.has("UserDefined") && type!.attributes.some((attribute) => attribute.name === "UserDefinedValue");
  if (isOwn) {
    const attributes = { ...element.attributes, Namespace: message.namespace, UserDefinedValue: text! };
    Object.assign(element, { text: "UserDefined", attributes });
  }
  const now = isOwn ? " It stands as a value of the sender's own." : "";
  const why = `4.3 has no ${name} ${text}.${now} Choose one of 4.3's if one fits.`;
  message.ledger.reconsider(element, why, OWN_VALUE.split(" "));
};

/**
 * Converts an ERN 3.8.2 message to 4.3 and lists what happened to each of its elements and attributes. What 4.3 can't
 * express is listed with the reason; what it requires and the old message doesn't have is added and listed for review.
 * Throws an `ErnError` for other versions.
 */
export const convertTo43 = (document: ErnDocument): Conversion => {
  const version = toVersionNumber(namespaceOf(document, document.root));
  if (version !== "3.8.2") {
    const others = version?.startsWith("3.") ? "Other versions of ERN 3 have elements and values of their own. " : "";
    throw new ErnError({
      code: "data",
      message: version ? `This is ERN ${version}, and only 3.8.2 is converted.` : "This is no message of ERN 3.8.2.",
      remedy: `${others}Open a NewReleaseMessage of ERN 3.8.2: its namespace is http://ddex.net/xml/ern/382.`,
    });
  }
  const ledger = new Ledger(document);
  const root = new SourceElement(document.root, ledger);
  const message = new NewMessage(ledger, `DPID:${root.textAt("MessageHeader", "MessageSender", "PartyId")}`);
  const target = convertRoot(root, message);
  fitValues(target, message);
  settleRoot(root, target);
  return { source: writeMessage(target), items: ledger.items(target) };
};
