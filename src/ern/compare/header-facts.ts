import type { ErnMessage, ErnParty } from "../model-types";
import { toFact, type Fact } from "./facts";
import { toIdText, toKey } from "./keys";
import type { Thing } from "./match-things";

/** Facts about the message itself. */
export const headerFacts = ({ header, node, profile, type, version }: ErnMessage): Fact[] => [
  { name: "Kind of message", values: [{ text: type, node }] },
  { name: "Version", values: version ? [{ text: `ERN ${version}`, node }] : [] },
  toFact("Profile", profile),
  toFact("Message ID", header?.messageId),
  toFact("Thread ID", header?.threadId),
  toFact("Created", header?.created),
  toFact("Control type", header?.controlType),
  toFact("Sender", header?.sender?.name),
  toFact("Recipients", ...(header?.recipients.map(({ name }) => name) ?? [])),
];

/** A party from the list of parties. */
export const toPartyThing = ({ ids, name, node, reference }: ErnParty): Thing => {
  const idTexts = ids.map(toIdText);
  return {
    part: "parties",
    node,
    label: name?.value ?? reference?.value ?? "Without a name",
    keys: [toKey(name, idTexts.join("\n")), toKey(name), idTexts],
    facts: [
      toFact("Name", name),
      { name: "Identifiers", values: ids.map((id, at) => ({ text: idTexts[at]!, node: id.node })) },
    ],
  };
};
