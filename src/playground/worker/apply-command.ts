import { addElement, allowedIn, removeElement } from "../engine/edit/element-edits";
import { setAttribute, setText } from "../engine/edit/node-edits";
import { ErnError } from "../engine/ern-error";
import { renameReference } from "../engine/edit/rename-reference";
import { editTracks } from "../engine/tracks/edit-tracks";
import { toEmptySkeleton } from "../engine/edit/to-skeleton";
import type { AllowedHere } from "../engine/schema/allowed-here";
import type { ErnDocument, ErnEdit, NodeId } from "../engine/types";
import { namesTo } from "../engine/xml/nodes";
import { findNode } from "../engine/xml/paths";
import type { EditCommand } from "./inspection";

const nodeOf = (document: ErnDocument, path: string): NodeId => {
  const node = findNode(document, path);
  if (node !== undefined) return node;
  throw new ErnError({
    code: "edit",
    message: `${path} is no longer in the message.`,
    remedy: "Choose the element once more in the structure.",
  });
};

/** Adds an element with what it cannot be without; the text is that of one that has no elements in it. */
const addWhole = (
  document: ErnDocument,
  { path, name, value: text }: Extract<EditCommand, { do: "addElement" }>,
  allowed?: AllowedHere,
): ErnEdit => {
  const parent = nodeOf(document, path);
  const skeleton = allowed && toEmptySkeleton(allowed, namesTo(document, parent), name);
  return addElement(document, parent, { ...skeleton, name, text }, allowed);
};

/** Does an edit that was posted. */
export const applyCommand = (document: ErnDocument, command: EditCommand, allowed = allowedIn(document)): ErnEdit => {
  switch (command.do) {
    case "setText":
      return setText(document, nodeOf(document, command.path), command.value);
    case "setAttribute":
      return setAttribute(document, nodeOf(document, command.path), command.name, command.value);
    case "addElement":
      return addWhole(document, command, allowed);
    case "removeElement":
      return removeElement(document, nodeOf(document, command.path));
    case "renameReference":
      return renameReference(document, command);
    default:
      return editTracks(document, command);
  }
};
