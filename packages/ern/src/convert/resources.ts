import { branch } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import { toArtists } from "./artists";
import type { ElementMapper, Mappers } from "./map-elements";
import { LANGUAGE, type NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { type Details, recordDetails, toDetails } from "./territories";
import { toTitles } from "./titles";

const NAMES = ["SoundRecording", "Video", "Image", "Text"] as const;

const drop =
  (why: string): Mappers[string] =>
  (source) => {
    source.drop(why);
    return [];
  };

const WHY_URI = "4.3 says where a file is in one URI: path and name, as seen from the message.";

/** Returns mappers of the parts of resources that the models don't cover. */
export const resourceMappers = ({ ledger }: NewMessage, toMapper: () => ElementMapper): Mappers => ({
  ...Object.fromEntries(
    NAMES.flatMap((name): [string, Mappers[string]][] => [
      [`${name}/IsArtistRelated`, drop("4.3 does not say this of resources.")],
      [`${name}DetailsByTerritory/Genre`, drop("4.3 says the genre of releases, not of resources.")],
      [`${name}DetailsByTerritory/LabelName`, drop("4.3 says the label of releases, not of resources.")],
      [`${name}DetailsByTerritory/SequenceNumber`, drop("4.3 numbers resources in the ResourceGroup alone.")],
      [
        `Technical${name}Details/PreviewDetails`,
        (preview) => {
          preview.decide(
            "4.3 describes a clip by its type and its timing (ClipDetails). Say both where the clip matters.",
          );
          return [];
        },
      ],
    ]),
  ),
  // The first file is in one element with what is said of it.
  ...Object.fromEntries(
    (["SoundRecording", "Video"] as const).map((name): [string, Mappers[string]] => [
      `Technical${name}Details/File`,
      (file, details) => {
        if (file === details.first("File")) return undefined;
        const path = ["ResourceList", name, `${name}Edition`, "TechnicalDetails", "DeliveryFile", "File"];
        const why = "4.3 tells a resource's files from each other.";
        return [ledger.add(branch("DeliveryFile", [toMapper().map(file, path)]), why)];
      },
    ]),
  ),
  "File/FileName": (name, file) => {
    const path = file.textAt("FilePath");
    const folder = path && !path.endsWith("/") ? `${path}/` : path;
    const uri = file.first("URL") ? [] : [name.leaf("URI", { text: folder + name.text, why: WHY_URI })];
    for (const target of uri) file.first("FilePath")?.recordDuplicate(target, WHY_URI);
    return uri;
  },
});

/** The ids of the works that a resource refers to. */
const toWorkIds = (source: SourceElement, { works, mapper: converter }: ResourceContext): ElementData[] => {
  const list = source.first("ResourceMusicalWorkReferenceList");
  const made = (list?.children() ?? []).flatMap((reference) => {
    const inner = reference.first("ResourceMusicalWorkReference");
    return (works.get(inner?.text ?? reference.text) ?? []).map((id) => {
      const workId = converter.map(id, ["ResourceList", source.name, "WorkId"]);
      const why = "4.3 refers to no works: their ids are in the resource.";
      reference.composite(workId, { why });
      inner?.recordDuplicate(workId, why);
      return workId;
    });
  });
  if (list && made.length > 0) list.composite(made[0]!, { why: "4.3 has no list of works." });
  return made;
};

interface ResourceContext {
  message: NewMessage;
  mapper: ElementMapper;
  /** The ids of works, by reference. */
  works: ReadonlyMap<string, readonly SourceElement[]>;
  release: Details;
  /** Details of single-track releases, by the reference of their recording. */
  tracks: ReadonlyMap<string, Details>;
}

/** A resource of the new message; undefined for types that aren't converted, which are left to be decided. */
const toResource = (source: SourceElement, context: ResourceContext): ElementData | undefined => {
  const { message, mapper: converter, release, tracks } = context;
  if (!(NAMES as readonly string[]).includes(source.name)) {
    source.decide(`A ${source.name} is not converted. Write it for 4.3 where the release needs it.`);
    return undefined;
  }
  const details = toDetails(source, `${source.name}DetailsByTerritory`);
  const hasArtists = source.name === "SoundRecording" || source.name === "Video";
  const parts = [
    toTitles(source, details, message),
    hasArtists && toArtists(details, message, tracks.get(source.textAt("ResourceReference")), release),
    source.name !== "Image" && toWorkIds(source, context),
    converter.mapChildren(source, ["ResourceList", source.name], details),
  ];
  const target = source.branch(source.name, parts, { keep: LANGUAGE });
  recordDetails(details, target);
  return target;
};

/** Converts the list of resources, in its order. */
export const toResourceList = (list: SourceElement, context: ResourceContext): ElementData =>
  list.branch(
    "ResourceList",
    list.children().flatMap((source) => toResource(source, context) ?? []),
  );
