import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { byTerritory, type TerritoryDetails } from "./territories";
import { takeValue } from "./values";

/** Where a file's details are in the new message: in the file itself or in the resource around it, by resource type. */
interface TechnicalKind {
  /** Names of the details outside a delivery file. */
  outer: readonly string[];
  /** Names of the details in a delivery file, in order; undefined if 4.3 has no delivery files. */
  inner?: readonly string[];
  deliveryType?: string;
}

const AUDIO = "ContainerFormat AudioCodecType BitRate NumberOfChannels SamplingRate BitsPerSample Duration";
const VIDEO =
  "ContainerFormat VideoCodecType VideoBitRate FrameRate ImageHeight ImageWidth AspectRatio ColorDepth VideoDefinitionType AudioCodecType AudioBitRate NumberOfAudioChannels AudioSamplingRate AudioBitsPerSample Duration";
const IMAGE = "ImageCodecType ImageHeight ImageWidth AspectRatio ColorDepth ImageResolution";

const KINDS: Readonly<Record<string, TechnicalKind>> = {
  TechnicalSoundRecordingDetails: { outer: [], inner: AUDIO.split(" "), deliveryType: "AudioFile" },
  TechnicalVideoDetails: { outer: ["OverallBitRate"], inner: VIDEO.split(" "), deliveryType: "AudioVisualFile" },
  TechnicalImageDetails: { outer: IMAGE.split(" ") },
  TechnicalTextDetails: { outer: ["TextCodecType"] },
};

const KEPT = "UnitOfMeasure Version AspectRatioType Namespace UserDefinedValue";

const toHashSum = (hash: SourceElement): ElementData => {
  const why = "4.3 names the parts of a hash sum in another way.";
  const [algorithm, type, value] = ["HashSumAlgorithmType", "HashSumDataType", "HashSum"].map((name) => hash.one(name));
  const parts = [
    algorithm && takeValue(algorithm, "Algorithm", { why }),
    type?.leaf("DataType", { why }),
    value?.leaf("HashSumValue", { why }),
  ];
  return hash.composite(branch("HashSum", parts));
};

const toFile = (file: SourceElement): ElementData => {
  const [url, name, path] = ["URL", "FileName", "FilePath"].map((part) => file.one(part));
  const why = "4.3 says where a file is in one URI: path and name, as seen from the message.";
  const folder = path && !path.text.endsWith("/") ? `${path.text}/` : (path?.text ?? "");
  const uri = url?.leaf("URI", { why: "4.3 calls it URI." }) ?? name?.leaf("URI", { text: folder + name.text, why });
  if (!url && name) path?.said(uri, why);
  const hash = file.one("HashSum");
  return file.composite(branch("File", [uri, hash && toHashSum(hash)]));
};

const toFingerprint = (source: SourceElement): ElementData => {
  const why = "4.3 names the parts of a fingerprint in another way.";
  const take = (name: string, to: string) => source.one(name)?.leaf(to, { why });
  const algorithm = source.one("FingerprintAlgorithmType");
  const parts = [
    algorithm && takeValue(algorithm, "Algorithm", { why }),
    take("FingerprintAlgorithmVersion", "Version"),
    take("FingerprintAlgorithmParameter", "Parameter"),
    take("FingerprintDataType", "DataType"),
    take("Fingerprint", "FingerprintValue"),
  ];
  return source.composite(branch("Fingerprint", parts));
};

const toDeliveryFiles = (source: SourceElement, kind: TechnicalKind, message: NewMessage): ElementData[] => {
  const details = kind
    .inner!.flatMap((name) => source.all(name))
    .map((part) => takeValue(part, part.name, { keep: KEPT }));
  const prints = source.all("Fingerprint").map((print) => toFingerprint(print));
  const files = source.all("File").map((file) => toFile(file));
  if (details.length + prints.length + files.length === 0) return [];
  const type = leaf("Type", kind.deliveryType!);
  const [first, ...others] = files;
  const why = "4.3 tells a resource's files from each other: what is said of a file is in its DeliveryFile.";
  return [
    message.ledger.add(branch("DeliveryFile", [type, details, first, prints]), why),
    ...others.map((file) => message.ledger.add(branch("DeliveryFile", [type, file]), why)),
  ];
};

const toTechnical = (
  source: SourceElement,
  message: NewMessage,
  scope: Readonly<Record<string, string>>,
): ElementData => {
  const kind = KINDS[source.name]!;
  const take = (names: readonly string[]) =>
    names.flatMap((name) => source.all(name)).map((part) => takeValue(part, part.name, { keep: KEPT }));
  const isPreview = source.one("IsPreview");
  const clip = isPreview?.leaf("IsClip", { why: "4.3 calls a preview a clip." });
  const [file, ...others] = kind.inner ? [] : source.all("File");
  for (const other of others)
    other.decide("4.3 has one file for an image or a text. Give this one details of its own.");
  for (const details of source.all("PreviewDetails")) {
    details.decide("4.3 describes a clip by its type and its timing (ClipDetails). Say both where the clip matters.");
  }
  const parts = [
    source.one("TechnicalResourceDetailsReference")?.leaf(),
    take(kind.outer),
    kind.inner && toDeliveryFiles(source, kind, message),
    clip,
    file && toFile(file),
    !kind.inner && source.all("Fingerprint").map((print) => toFingerprint(print)),
  ];
  const keep = "LanguageAndScriptCode";
  const target = branch("TechnicalDetails", parts, { ...source.keptAttributes(keep), ...scope });
  return source.composite(target, { keep, why: "4.3 has the same name for all kinds of resources." });
};

/** The details of a resource's files. A reference names one element, so details for several territories are written once. */
export const toTechnicalDetails = (
  details: readonly TerritoryDetails[],
  name: string,
  message: NewMessage,
): ElementData[] => {
  const once = details.map(({ source, scopes }) => ({ source, scopes: scopes.slice(0, 1) }));
  return byTerritory(once, name, (source, scope) => toTechnical(source, message, scope));
};
