import { branch } from "../build/data-elements";
import { ErnError } from "../ern-error";
import { namespaceOf, toVersionNumber } from "../schema/versions";
import type { ErnDocument } from "../types";
import { writeElement, type ElementData } from "../xml/write-element";
import type { Conversion } from "./conversion";
import { DealConverter } from "./deals";
import { Ledger } from "./ledger";
import { NewMessage } from "./new-message";
import { isSureProfile, toHeader, toProfile } from "./message-header";
import type { ReleaseContext } from "./release-parts";
import { toMainRelease, toTrackRelease } from "./releases";
import { findMain, isTrackRelease, readMeanings, readTracks, readTypes, readWorks } from "./old-message";
import { ResourceGroups } from "./resource-groups";
import { toResourceList } from "./resources";
import { SourceElement } from "./source-element";
import { readDetails } from "./territories";
import { fitValues } from "./values";

const NAMESPACE = "http://ddex.net/xml/ern/43";
const INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

const GONE: Readonly<Record<string, string>> = {
  UpdateIndicator: "4.3 has none: a message replaces what was sent of the release before.",
  IsBackfill: "4.3 does not mark messages that fill up a catalogue.",
};

const toReleaseList = (list: SourceElement, context: ReleaseContext): ElementData => {
  const releases = list.all("Release");
  const tracks = releases.filter((release) => release !== context.main && isTrackRelease(release));
  const made = [toMainRelease(context.main, context), ...tracks.map((track) => toTrackRelease(track, context))];
  for (const release of releases) {
    if (release !== context.main && !tracks.includes(release)) {
      release.decide("4.3 has one release in a message, beside those of its tracks. Send this one by itself.");
    }
  }
  return list.composite(branch("ReleaseList", made));
};

const convertRoot = (root: SourceElement, message: NewMessage): ElementData => {
  const resources = root.one("ResourceList");
  const releases = root.one("ReleaseList");
  const main = findMain(releases?.all("Release") ?? []);
  if (!releases || !main) {
    const remedy = "Open a message with a Release: 4.3 has one in every message.";
    throw new ErnError({ code: "data", message: "The message has no release to convert.", remedy });
  }
  const created = root.one("MessageHeader")?.one("MessageCreatedDateTime")?.text ?? "";
  const mainReference = main.one("ReleaseReference")?.text ?? "";
  const kept = releases.all("Release").filter((release) => release === main || isTrackRelease(release));
  const references = kept.flatMap((release) => release.one("ReleaseReference")?.text ?? []);
  const deals = new DealConverter(message, { created, mainReference, references: new Set(references) });
  const dealList = deals.toDealList(root.one("DealList"));
  const context = {
    message,
    works: readWorks(root),
    release: readDetails(main, "ReleaseDetailsByTerritory"),
    tracks: readTracks(kept.filter((release) => release !== main)),
  };
  const resourceList = resources
    ? toResourceList(resources, context)
    : message.ledger.add(
        branch("ResourceList", []),
        "4.3 asks for a ResourceList. Add what the release consists of.",
        true,
      );
  const meanings = readMeanings(resources);
  const releaseList = toReleaseList(releases, {
    message,
    main,
    groups: new ResourceGroups(readTypes(resources), message),
    visibilities: deals.references,
    isSaidByResource: (part) => meanings.has(part.meaning()),
  });
  const header = root.one("MessageHeader");
  for (const [name, why] of Object.entries(GONE)) root.all(name).forEach((part) => part.drop(why));
  return branch(
    "ern:NewReleaseMessage",
    [header && toHeader(header), message.toPartyList(), resourceList, releaseList, dealList],
    {
      "xmlns:ern": NAMESPACE,
      "xmlns:xsi": INSTANCE,
      "xsi:schemaLocation": `${NAMESPACE} ${NAMESPACE}/release-notification.xsd`,
      ReleaseProfileVersionId: toProfile(root),
      LanguageAndScriptCode: root.attribute("LanguageAndScriptCode") ?? "en",
      AvsVersionId: "3",
    },
  );
};

/** Records what happens to the attributes of the root element. */
const settleRoot = (root: SourceElement, target: ElementData): void => {
  const { ledger, node } = root;
  ledger.element(node, { outcome: "changed", target, why: "The namespace is that of 4.3." });
  const attribute = (name: string, why?: string, outcome: "carried" | "changed" | "decide" = "changed") => {
    if (root.attribute(name) !== undefined) ledger.attribute(node, name, { outcome, target, why });
  };
  attribute("MessageSchemaVersionId", "The namespace says the version; AvsVersionId says that of the value sets.");
  if (isSureProfile(root)) attribute("ReleaseProfileVersionId", "4.3 has one profile for albums of recordings: Audio.");
  else attribute("ReleaseProfileVersionId", "4.3 has profiles of its own. Check that this is the right one.", "decide");
  attribute("LanguageAndScriptCode", undefined, "carried");
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
  const root = new SourceElement(document, document.root, ledger);
  const sender = root.one("MessageHeader")?.one("MessageSender")?.one("PartyId")?.text ?? "";
  const message = new NewMessage(ledger, sender);
  const target = convertRoot(root, message);
  fitValues(target, message);
  settleRoot(root, target);
  const xml = writeElement(target, { lineEnd: "\n", indent: "  " });
  return { source: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, items: ledger.items(target) };
};
