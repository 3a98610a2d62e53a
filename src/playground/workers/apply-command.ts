import {
  addElement,
  type AllowedHere,
  allowedIn,
  applySplices,
  editTracks,
  type ErnDocument,
  type ErnEdit,
  ErnError,
  findNode,
  namesTo,
  type NodeId,
  type ReferenceKind,
  removeElement,
  renameReference,
  setAttribute,
  setText,
  toEmptySkeleton,
  type TrackEdit,
} from "@ddex-suite/ern";

/** An edit that can be posted. Elements are identified by path, which stays valid after other edits. */
export type EditCommand =
  | { do: "setText"; path: string; value: string }
  /** Sets the text of several elements that say the same. */
  | { do: "setTexts"; paths: readonly string[]; value: string }
  | { do: "setAttribute"; path: string; name: string; value: string }
  | { do: "addElement"; path: string; name: string; value: string }
  | { do: "removeElement"; path: string }
  | { do: "renameReference"; kind: ReferenceKind; from: string; to: string }
  | TrackEdit;

const resolvePath = (document: ErnDocument, path: string): NodeId => {
  const node = findNode(document, path);
  if (node !== undefined) return node;
  throw new ErnError({
    code: "edit",
    message: `${path} is no longer in the message.`,
    remedy: "Choose the element in the structure again.",
  });
};

/** Adds an element with everything it requires; the text is for an element without children. */
const addWithRequired = (
  document: ErnDocument,
  { path, name, value: text }: Extract<EditCommand, { do: "addElement" }>,
  allowed?: AllowedHere,
): ErnEdit => {
  const parent = resolvePath(document, path);
  const skeleton = allowed && toEmptySkeleton(allowed, namesTo(document, parent), name);
  return addElement(document, parent, { ...skeleton, name, text }, allowed);
};

export const applyCommand = (document: ErnDocument, command: EditCommand, allowed = allowedIn(document)): ErnEdit => {
  switch (command.do) {
    case "setText":
      return setText(document, resolvePath(document, command.path), command.value);
    case "setTexts": {
      const edits = command.paths.map((path) => setText(document, resolvePath(document, path), command.value).splices);
      return applySplices(
        document.source,
        edits.flat().sort((a, b) => a.from - b.from),
      );
    }
    case "setAttribute":
      return setAttribute(document, resolvePath(document, command.path), command.name, command.value);
    case "addElement":
      return addWithRequired(document, command, allowed);
    case "removeElement":
      return removeElement(document, resolvePath(document, command.path));
    case "renameReference":
      return renameReference(document, command);
    default:
      return editTracks(document, command);
  }
};
