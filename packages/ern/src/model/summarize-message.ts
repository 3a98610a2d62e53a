import type { ErnMessage, ErnParty } from "../model-types";

/** What a message is, from whom, and how much it has. A text that it lacks is empty. */
export interface MessageSummary {
  /** Its version, "4.3.2". */
  version: string;
  /** The root element's local name, "NewReleaseMessage". */
  type: string;
  messageId: string;
  threadId: string;
  created: string;
  sender: string;
  recipients: string[];
  releases: number;
  tracks: number;
}

const nameOf = ({ name, ids }: ErnParty): string => name?.value || (ids[0]?.value ?? "");

/** Returns the summary of a message with so many releases and tracks; a party without a name has its first identifier. */
export const summarizeMessage = (
  { version, type, header }: Pick<ErnMessage, "version" | "type" | "header">,
  counts: Pick<MessageSummary, "releases" | "tracks">,
): MessageSummary => ({
  version: version ?? "",
  type,
  messageId: header?.messageId?.value ?? "",
  threadId: header?.threadId?.value ?? "",
  created: header?.created?.value ?? "",
  sender: header?.sender ? nameOf(header.sender) : "",
  recipients: header?.recipients.map(nameOf) ?? [],
  ...counts,
});
