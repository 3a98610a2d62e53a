import required from "../../data/required.json";
import { FillContext } from "../edit/fill-context";
import { placeholder } from "../edit/fix-lacking";
import type { Fill } from "../edit/to-skeleton";
import { ErnError } from "../ern-error";
import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { allowedInVersion } from "../schema/allowed-in-version";
import { isEarlier } from "../schema/moves-between";
import { versionNumberOf, versionOf } from "../schema/versions";
import type { ErnDocument } from "../types";
import { toXmlDocument } from "../xml/to-xml";
import type { Conversion } from "./conversion";
import { convertErn3 } from "./convert-ern-3";
import { convertErn4 } from "./convert-ern-4";
import { fitToModel } from "./fit-to-model";
import { Ledger } from "./ledger";
import { NewMessage } from "./new-message";
import { SourceElement } from "./source-element";
import { stepTo432 } from "./step-to-432";

const SURE = Object.entries(required);

/** The text of a new element if those around it leave no choice, by the end of its path. */
const findSureText = (path: readonly string[]): string | undefined => {
  const written = path.join("/");
  return SURE.find(([end]) => written.endsWith(end))?.[1];
};

/** The usual type of a resource. */
const TYPES: Readonly<Record<string, string>> = {
  SoundRecording: "MusicalWorkSoundRecording",
  Video: "ShortFormMusicalWorkVideo",
  Image: "FrontCoverImage",
  Text: "TextDocument",
};

const createFill = (context: FillContext, message: NewMessage): Fill => {
  const taken = new Set(context.references.map(({ value }) => value));
  const newReference = (letter: string, number = 1): string =>
    taken.has(`${letter}${number}`) ? newReference(letter, number + 1) : `${letter}${number}`;
  return (path, attribute) => {
    if (attribute === "Namespace") return message.namespace;
    const sure = attribute === undefined ? findSureText(path) : undefined;
    if (sure !== undefined) return sure;
    const type = attribute === undefined && path.at(-1) === "Type" ? TYPES[path.at(-2)!] : undefined;
    if (type !== undefined) return type;
    const letter = /^reference(.)$/.exec(context.allowed.kind(path, attribute) ?? "")?.[1];
    if (letter === undefined) return placeholder(context, path, attribute) || "Unknown";
    if (!context.allowed.definesReference(path))
      return context.reference(letter) ?? (letter === "P" ? message.referToName("Unknown") : `${letter}1`);
    const made = newReference(letter);
    taken.add(made);
    return made;
  };
};

/** The versions that messages are converted to, the default first. */
export const TARGET_VERSIONS: readonly ["4.3.2", "4.3"] = ["4.3.2", "4.3"];

export type TargetVersion = (typeof TARGET_VERSIONS)[number];

/** Returns the versions of the messages that are converted to another. */
export const convertedVersions = (to: TargetVersion): ErnVersion[] =>
  ERN_VERSIONS.filter((version) => isEarlier(version, to));

const sourceVersion = (document: ErnDocument, to: TargetVersion): ErnVersion => {
  const version = versionOf(document);
  if (version && isEarlier(version, to)) return version;
  const number = versionNumberOf(document);
  throw new ErnError({
    code: "data",
    message: number ? `This is ERN ${number}, which isn't converted to ${to}.` : "This isn't an ERN message.",
    remedy: `Open a NewReleaseMessage of one of these versions: ${convertedVersions(to).join(", ")}.`,
  });
};

/**
 * Converts a message of an earlier version to ERN 4.3.2 or 4.3 and lists what happened to each of its elements and
 * attributes. What the new version can't express is listed with the reason; what it requires and the old message doesn't have is added and
 * listed for review. Throws an `ErnError` for other versions.
 */
export const convertErn = (document: ErnDocument, to: TargetVersion = TARGET_VERSIONS[0]): Conversion => {
  const version = sourceVersion(document, to);
  const ledger = new Ledger(document, to);
  const root = new SourceElement(document.root, ledger);
  const context = new FillContext(document, allowedInVersion(to));
  const taken = new Set(context.references.map(({ value }) => value));
  const namespace = `DPID:${root.textAt("MessageHeader", "MessageSender", "PartyId")}`;
  const message = new NewMessage(ledger, namespace, taken);
  const target = (version.startsWith("3") ? convertErn3 : convertErn4)(root, version, message);
  const isSure = (path: readonly string[]): boolean =>
    findSureText(path) !== undefined || (context.allowed.definesReference(path) && path.at(-2) !== "Party");
  if (to === "4.3.2") stepTo432(target, ledger);
  fitToModel(target, { to, ledger, fill: createFill(context, message), isSure, namespace });
  return { version, source: toXmlDocument(target), items: ledger.items(target) };
};
