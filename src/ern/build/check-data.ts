import type { z } from "zod";

import { ErnError } from "../ern-error";
import { releaseData, type ReleaseData } from "./release-data";

/** A problem in the data, at a JSON path such as "$.tracks[2].isrc". */
interface DataDiagnostic {
  path: string;
  message: string;
  remedy: string;
}

type ZodIssue = z.core.$ZodIssue;

/** A JSON path, "$.tracks[2].isrc". */
export const toPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (before, key) => (typeof key === "number" ? `${before}[${key}]` : `${before}.${String(key)}`),
    "$",
  );

/** A problem reported by the schema, in our wording. */
export const explainIssue = (issue: ZodIssue): Omit<DataDiagnostic, "path"> => {
  switch (issue.code) {
    case "custom":
      return { message: issue.message, remedy: String(issue.params?.remedy) };
    case "invalid_type":
      return issue.input === undefined
        ? { message: "This key is missing.", remedy: `Add it; its value is of the type ${issue.expected}.` }
        : { message: "The value has the wrong type.", remedy: `Write a value of the type ${issue.expected}.` };
    case "invalid_value":
      return { message: "This is none of the values it may have.", remedy: `Use one of ${issue.values.join(", ")}.` };
    case "unrecognized_keys":
      return { message: `There is no key ${issue.keys.join(", ")} here.`, remedy: "Check its name, or remove it." };
    case "too_small":
      return { message: "The list is empty.", remedy: "Add at least one entry." };
    case "too_big":
      return { message: `The list has more than ${issue.maximum} entries.`, remedy: "Split it." };
    case "invalid_format":
      return {
        message: "The text does not have the form it needs.",
        remedy: `It must match ${"pattern" in issue ? issue.pattern : issue.format}.`,
      };
    case "invalid_union":
      return explainIssue(issue.errors.at(-1)![0]!);
    default:
      return { message: issue.message, remedy: "Correct the value." };
  }
};

const findNothing = ({ tracks, videos }: ReleaseData): DataDiagnostic[] =>
  tracks.length + videos.length > 0
    ? []
    : [
        {
          path: "$.tracks",
          message: "The release has neither tracks nor videos.",
          remedy: "Add at least one track or one video.",
        },
      ];

const findRepeated = ({ tracks, videos }: ReleaseData): DataDiagnostic[] => {
  const places = [
    ...tracks.map(({ isrc }, at) => ({ isrc, path: `$.tracks[${at}].isrc`, name: `Track ${at + 1}` })),
    ...videos.map(({ isrc }, at) => ({ isrc, path: `$.videos[${at}].isrc`, name: `Video ${at + 1}` })),
  ];
  const first = new Map<string, string>();
  return places.flatMap(({ isrc, path, name }) => {
    const other = first.get(isrc);
    if (other === undefined) first.set(isrc, name);
    const remedy = "Each recording and each video has an ISRC of its own.";
    return other === undefined ? [] : [{ path, message: `${other} has the ISRC ${isrc}, too.`, remedy }];
  });
};

const findUnused = ({ deals, release }: ReleaseData): DataDiagnostic[] =>
  deals.flatMap(({ tracks }, at) =>
    tracks && !release.trackReleases
      ? [
          {
            path: `$.deals[${at}].tracks`,
            message: "There are no track releases to deal in.",
            remedy: "Set release.trackReleases to true.",
          },
        ]
      : [],
  );

/** Returns data that can be built, or the diagnostics. */
export const checkData = (data: unknown): { data: ReleaseData } | { diagnostics: DataDiagnostic[] } => {
  const result = releaseData.safeParse(data, { reportInput: true });
  if (!result.success) {
    return { diagnostics: result.error.issues.map((issue) => ({ path: toPath(issue.path), ...explainIssue(issue) })) };
  }
  const diagnostics = [...findNothing(result.data), ...findRepeated(result.data), ...findUnused(result.data)];
  return diagnostics.length > 0 ? { diagnostics } : { data: result.data };
};

/** Returns data that can be built; otherwise throws an `ErnError` with the path of the first diagnostic. */
export const toReleaseData = (data: unknown): ReleaseData => {
  const checked = checkData(data);
  if ("data" in checked) return checked.data;
  const { path, message, remedy } = checked.diagnostics[0]!;
  throw new ErnError({ code: "data", message: `${path}: ${message}`, remedy, path });
};
