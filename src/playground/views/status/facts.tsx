import type { ErnEncoding } from "../../../ern/types";
import { usePlaygroundState } from "../parts/playground-context";
import { formatSize } from "./format-size";
import type { StatusBarClass } from "./status-bar-styles";

const ENCODINGS: Record<ErnEncoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "iso-8859-1": "ISO-8859-1",
  "windows-1252": "Windows-1252",
};

/** The properties of the file as it would be downloaded: encoding, line ends and size, in characters until it has been read. */
export const Facts = () => {
  const encoding = usePlaygroundState(({ opened }) => opened.encoding);
  const length = usePlaygroundState((state) => state.length);
  const file = usePlaygroundState(({ analysis }) => analysis?.file);
  if (length === 0) return null;
  const size = `${length.toLocaleString("en")} characters`;
  if (!file) return <span className={"fact" satisfies StatusBarClass}>{size}</span>;
  const facts = [
    ENCODINGS[encoding],
    file.lineEnds === "mixed" ? "Mixed line ends" : file.lineEnds,
    file.bytes === null ? size : formatSize(file.bytes),
  ];
  return facts.filter(Boolean).map((fact, at) => (
    <span key={at} className={"fact" satisfies StatusBarClass}>
      {fact}
    </span>
  ));
};
