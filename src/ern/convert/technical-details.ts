import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";
import { byTerritory, type Details, type Scope } from "./territories";

/** Where a file's details are in the new message: in the file itself or in the resource around it, by resource type. */
interface TechnicalKind {
  /** Names of the details outside a delivery file. */
  outer?: string;
  /** The delivery file: its type, and the names of the details in it, in order; undefined if 4.3 has none. */
  delivery?: { type: string; inner: string };
}

const KINDS: Readonly<Record<string, TechnicalKind>> = {
  TechnicalSoundRecordingDetails: {
    delivery: {
      type: "AudioFile",
      inner: "ContainerFormat AudioCodecType BitRate NumberOfChannels SamplingRate BitsPerSample Duration",
    },
  },
  TechnicalVideoDetails: {
    outer: "OverallBitRate",
    delivery: {
      type: "AudioVisualFile",
      inner:
        "ContainerFormat VideoCodecType VideoBitRate FrameRate ImageHeight ImageWidth AspectRatio ColorDepth VideoDefinitionType AudioCodecType AudioBitRate NumberOfAudioChannels AudioSamplingRate AudioBitsPerSample Duration",
    },
  },
  TechnicalImageDetails: { outer: "ImageCodecType ImageHeight ImageWidth AspectRatio ColorDepth ImageResolution" },
  TechnicalTextDetails: { outer: "TextCodecType" },
};

const KEPT = { keep: `${OWN_VALUE} UnitOfMeasure Version AspectRatioType` };

const toHashSum = (hash: SourceElement): ElementData => {
  const why = "4.3 names the parts of a hash sum in another way.";
  const algorithm = hash.firsts("HashSumAlgorithmType>Algorithm", { keep: OWN_VALUE, why });
  return hash.branch("HashSum", [algorithm, hash.firsts("HashSumDataType>DataType HashSum>HashSumValue", { why })]);
};

const toFile = (file: SourceElement): ElementData => {
  const [name, path] = [file.one("FileName"), file.one("FilePath")];
  const why = "4.3 says where a file is in one URI: path and name, as seen from the message.";
  const folder = path && !path.text.endsWith("/") ? `${path.text}/` : (path?.text ?? "");
  const [url] = file.firsts("URL>URI", { why: "4.3 calls it URI." });
  const uri = url ?? name?.leaf("URI", { text: folder + name.text, why });
  if (!url && name) path?.said(uri, why);
  const hash = file.one("HashSum");
  return file.branch("File", [uri, hash && toHashSum(hash)]);
};

const toFingerprint = (source: SourceElement): ElementData => {
  const why = "4.3 names the parts of a fingerprint in another way.";
  const renamed =
    "FingerprintAlgorithmVersion>Version FingerprintAlgorithmParameter>Parameter FingerprintDataType>DataType Fingerprint>FingerprintValue";
  const algorithm = source.firsts("FingerprintAlgorithmType>Algorithm", { keep: OWN_VALUE, why });
  return source.branch("Fingerprint", [algorithm, source.firsts(renamed, { why })]);
};

const toDeliveryFiles = (
  source: SourceElement,
  { type, inner }: NonNullable<TechnicalKind["delivery"]>,
  { ledger }: NewMessage,
): ElementData[] => {
  const details = source.leaves(inner, KEPT);
  const prints = source.all("Fingerprint").map(toFingerprint);
  const files = source.all("File").map(toFile);
  if (details.length + prints.length + files.length === 0) return [];
  const [first, ...others] = files;
  const why = "4.3 tells a resource's files from each other: what is said of a file is in its DeliveryFile.";
  const all = [[...details, ...(first ? [first] : []), ...prints], ...others.map((file) => [file])];
  return all.map((parts) => ledger.add(branch("DeliveryFile", [leaf("Type", type), parts]), why));
};

const toTechnical = (source: SourceElement, message: NewMessage, add: Scope): ElementData => {
  const { outer = "", delivery } = KINDS[source.name]!;
  const clip = source.firsts("IsPreview>IsClip", { why: "4.3 calls a preview a clip." });
  const [file, ...others] = delivery ? [] : source.all("File");
  for (const other of others)
    other.decide("4.3 has one file for an image or a text. Give this one details of its own.");
  for (const details of source.all("PreviewDetails")) {
    details.decide("4.3 describes a clip by its type and its timing (ClipDetails). Say both where the clip matters.");
  }
  const parts = [
    source.firsts("TechnicalResourceDetailsReference"),
    source.leaves(outer, KEPT),
    delivery && toDeliveryFiles(source, delivery, message),
    clip,
    file && toFile(file),
    !delivery && source.all("Fingerprint").map(toFingerprint),
  ];
  const why = "4.3 has the same name for all kinds of resources.";
  return source.branch("TechnicalDetails", parts, { keep: LANGUAGE, add, why });
};

/** The details of a resource's files. A reference names one element, so details for several territories are written once. */
export const toTechnicalDetails = (details: Details, name: string, message: NewMessage): ElementData[] => {
  const once = details.map(({ source, scopes }) => ({ source, scopes: scopes.slice(0, 1) }));
  return byTerritory(once, name, (source, scope) => toTechnical(source, message, scope));
};
