import type { ErnEncoding } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";

import { countDiagnostics, formatStatus } from "../checks/diagnostics-text";
import { ToolIcon } from "../icons/tool-icon";
import { useIsEmpty, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { SaveState } from "../saved/saved-sessions";

const DiagnosticsButton = () => {
  const { store } = usePlayground();
  const text = usePlaygroundState((state) => (state.length > 0 ? formatStatus(state) : ""));
  const hasDiagnostics = usePlaygroundState((state) => countDiagnostics(state) > 0);
  return text === "" ? null : (
    <button
      type="button"
      className={hasDiagnostics ? "problems some" : "problems"}
      onClick={() => store.set({ panel: "checks" })}
    >
      <ToolIcon name={hasDiagnostics ? "error" : "tick"} />
      {text}
    </button>
  );
};

const UNITS = ["kB", "MB", "GB"] as const;

/** Returns a size that is easy to read: exact if it's small. */
export const formatSize = (bytes: number): string => {
  if (bytes < 100_000) return counted(bytes, "byte");
  const power = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toLocaleString("en", { maximumFractionDigits: 1 })} ${UNITS[power - 1]}`;
};

const ENCODINGS: Record<ErnEncoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "iso-8859-1": "ISO-8859-1",
  "windows-1252": "Windows-1252",
};

/** The properties of the file as it would be downloaded: encoding, line ends and size, in characters until it has been read. */
const FileFacts = () => {
  const encoding = usePlaygroundState(({ opened }) => opened.encoding);
  const file = usePlaygroundState(({ analysis }) => analysis?.file);
  const isEmpty = useIsEmpty();
  // Empty where bytes are shown, so that a key doesn't render them again.
  const characters = usePlaygroundState(({ length }) =>
    typeof file?.bytes === "number" ? "" : counted(length, "character"),
  );
  if (isEmpty) return null;
  const facts = file
    ? [
        ENCODINGS[encoding],
        file.lineEnds === "mixed" ? "Mixed line ends" : file.lineEnds,
        file.bytes === null ? characters : formatSize(file.bytes),
      ]
    : [characters];
  // By its text, because an element that gets another text and place is a layout shift.
  return facts.filter(Boolean).map((fact) => (
    <span key={fact} className="fact">
      {fact}
    </span>
  ));
};

export const StatusBar = () => {
  const { cancel, retry } = usePlayground();
  const version = usePlaygroundState(({ analysis }) => analysis?.version ?? "");
  const name = usePlaygroundState(({ analysis, opened, length }) => (analysis && length > 0 ? opened.name : ""));
  const reading = usePlaygroundState((state) => state.reading);
  const cancelButton = (
    <button type="button" onClick={cancel}>
      Cancel
    </button>
  );
  return (
    <div className="status-bar">
      <DiagnosticsButton />
      {version && <span>{version}</span>}
      {name && <span className="opened-name">{name}</span>}
      <FileFacts />
      {reading.is === "stalled" && (
        <span className="reading" role="alert">
          The engine has not answered for 10 seconds. You can edit the source and download the XML without it. Cancel
          stops it; “Read again” then starts it again.
          {cancelButton}
        </span>
      )}
      {reading.is === "slow" && (
        <span className="reading">
          <label>
            Reading <progress value={reading.part} />
          </label>
          {cancelButton}
        </span>
      )}
      {reading.is === "failed" && (
        <span className="reading" role="alert">
          Not read: {reading.why}{" "}
          <button type="button" onClick={retry}>
            Read again
          </button>
        </span>
      )}
      <SaveState />
    </div>
  );
};
