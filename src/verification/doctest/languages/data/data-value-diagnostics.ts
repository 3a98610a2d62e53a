import { isNode, LineCounter, parse, parseDocument } from "yaml";

import {
  checkDate,
  checkDateTime,
  checkDuration,
  checkIcpn,
  checkIsrc,
  checkTerritory,
  profile,
  releaseType,
  type ValueDiagnostic,
} from "../../../../ern";
import type { SampleDiagnostic } from "../../samples/sample";

/** The line, from 0, of a path's target in JSON or YAML, or of the deepest part of the path that exists. */
export const lineOfPath = (code: string, path: readonly string[]): number => {
  const lineCounter = new LineCounter();
  const document = parseDocument(code, { lineCounter });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line - 1;
  }
  return 0;
};

const oneOf =
  (values: readonly string[]) =>
  (value: string): ValueDiagnostic =>
    values.includes(value)
      ? undefined
      : { message: `“${value}” isn't a value that samples use here.`, remedy: `Write one of ${values.join(", ")}.` };

/** The builder's names for profiles, in addition to those of ERN. */
const profiles = [...profile.options, "AudioAlbum", "AudioSingle", "VideoAlbum", "VideoSingle"];

const like =
  (form: RegExp, example: string) =>
  (value: string): ValueDiagnostic =>
    form.test(value)
      ? undefined
      : { message: `“${value}” is not like ${example}.`, remedy: `Write it like ${example}.` };

/** By the name of the key, in camel case or snake case. */
const CHECKS: readonly [RegExp, (value: string) => ValueDiagnostic][] = [
  [/^((release|resource|track)_?)?(id|reference)$/i, like(/^[AR]\d+$/, "A1 or R1")],
  [/^(file|cover)$/, like(/^[\w-]+\.(flac|wav|jpg|png|mp4)$/, "cover.jpg")],
  [/^isrc$/i, (value) => (value === "" ? undefined : checkIsrc(value))],
  [/^(upc|icpn|ean)$/i, checkIcpn],
  [/duration$/i, checkDuration],
  [/date_?time$/i, checkDateTime],
  [/date$/i, checkDate],
  [/^version$/, oneOf(["3.8.2", "4.2", "4.3"])],
  [/^profile$/, oneOf(profiles)],
  [/^(release_?)?type$/i, oneOf(releaseType.options)],
  [/^resource_?type$/i, oneOf(["SoundRecording", "Video", "Image"])],
  [/^territor(y_?code|ies)$/i, checkTerritory],
  [/^language_?code$/i, oneOf(["de", "en", "fr", "ja"])],
];

const visit = (
  value: unknown,
  path: readonly string[],
  report: (path: readonly string[], text: string) => void,
): void => {
  if (typeof value === "string") report(path, value);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value)) visit(child, [...path, key], report);
};

/** Problems with durations, dates and enumerated values in JSON or YAML. */
export const dataValueDiagnostics = (code: string): SampleDiagnostic[] => {
  const diagnostics: SampleDiagnostic[] = [];
  visit(parse(code), [], (path, text) => {
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
    const diagnostic = CHECKS.find(([pattern]) => pattern.test(key))?.[1](text);
    if (diagnostic)
      diagnostics.push({
        line: lineOfPath(code, path),
        message: diagnostic.message.replace(/\.$/, ""),
        remedy: diagnostic.remedy,
      });
  });
  return diagnostics;
};
