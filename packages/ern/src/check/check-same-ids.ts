import type { Reader } from "../model/reader";
import type { DiagnosticCode, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { isElement, parentOf, positionAt } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

const RECORDING = /^(SoundRecording|Video)$/;
const RELEASE = /^(Track|Clip)?Release$/;
const AROUND_ID = /^(Resource|SoundRecording|Video|Release)(Id|Edition)$/;

/** The recording or release that an identifier is of; undefined if it's replaced, or that of something referred to. */
const ownerOf = ({ document, name }: Reader, id: NodeId): NodeId | undefined => {
  if (/^(true|1)$/.test(findAttribute(document, parentOf(document, id), "IsReplaced")?.value.trim() ?? ""))
    return undefined;
  let node = parentOf(document, id);
  for (let level = 0; level < 2 && AROUND_ID.test(name(node)); level += 1) node = parentOf(document, node);
  return RECORDING.test(name(node)) || RELEASE.test(name(node)) ? node : undefined;
};

interface Kind {
  code: DiagnosticCode;
  plural: string;
  remedy: string;
}

const RECORDINGS: Kind = {
  code: "duplicate-isrc",
  plural: "recordings",
  remedy: "Each recording has its own ISRC; a recording that is listed twice needs only one entry.",
};

const RELEASES: Kind = {
  code: "duplicate-release-id",
  plural: "releases",
  remedy: "Each release has its own identifier. Compare both with their source.",
};

/** Reports different recordings with one ISRC, and different releases with one GRid, ICPN or ISRC. */
export const checkSameIds = (reader: Reader, diagnostics: DiagnosticList): void => {
  const { document, name, valueOf } = reader;
  const { nodes } = document;
  const isId = nodes.names.map((nodeName) => /^(ISRC|GRid|ICPN)$/.test(nodeName));
  const first = new Map<string, { owner: NodeId; line: number }>();
  for (let node = document.root; node < nodes.count; node += 1) {
    if (!isId[nodes.name[node]!] || !isElement(document, node)) continue;
    const owner = ownerOf(reader, node);
    const value = valueOf(node);
    const plain = value.value.replace(/[\s-]/g, "").toUpperCase();
    if (owner === undefined || plain === "") continue;
    const { code, plural, remedy } = RECORDING.test(name(owner)) ? RECORDINGS : RELEASES;
    const key = `${plural} ${name(node)} ${plain}`;
    const known = first.get(key);
    if (!known) first.set(key, { owner, line: positionAt(document, value.from).line });
    else if (known.owner !== owner) {
      const message = `Two ${plural} have the ${name(node)} ${value.value}, the first in line ${known.line}.`;
      diagnostics.addValue("warning", code, { message, remedy }, value);
    }
  }
};
