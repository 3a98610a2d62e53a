import { addElement, removeElement } from "../engine/edit/element-edits";
import { setAttribute, setText } from "../engine/edit/node-edits";
import { ErnError } from "../engine/ern-error";
import { renameReference } from "../engine/edit/rename-reference";
import type { ErnDocument, ErnEdit, NodeId } from "../engine/types";
import { findNode } from "../engine/xml/paths";
import type { EditCommand } from "./jobs";

const nodeOf = (document: ErnDocument, path: string): NodeId => {
  const node = findNode(document, path);
  if (node !== undefined) return node;
  throw new ErnError({
    code: "edit",
    message: `${path} is no longer in the message.`,
    remedy: "Choose the element once more in the structure.",
  });
};

/** Does an edit that was posted. */
export const applyCommand = (document: ErnDocument, command: EditCommand): ErnEdit => {
  switch (command.do) {
    case "setText":
      return setText(document, nodeOf(document, command.path), command.value);
    case "setAttribute":
      return setAttribute(document, nodeOf(document, command.path), command.name, command.value);
    case "addElement":
      return addElement(document, nodeOf(document, command.path), { name: command.name, text: command.value });
    case "removeElement":
      return removeElement(document, nodeOf(document, command.path));
    case "renameReference":
      return renameReference(document, command);
  }
};
