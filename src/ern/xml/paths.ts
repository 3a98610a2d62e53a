import type { ErnDocument, NodeId } from "../types";
import { childElements, localNameOf, parentOf } from "./nodes";

const STEP = /^([^[\]]+)(?:\[(\d+)\])?$/;

/**
 * The path of an element, by local names: "/NewReleaseMessage/ReleaseList/Release[2]/ReleaseId". Numbers count the
 * siblings with the same name from 1 and are left out if there's only one.
 */
export const pathOf = (document: ErnDocument, node: NodeId): string => {
  if (node === 0) return "";
  const name = localNameOf(document, node);
  const parent = parentOf(document, node);
  const same = childElements(document, parent).filter((child) => localNameOf(document, child) === name);
  const number = same.length > 1 ? `[${same.indexOf(node) + 1}]` : "";
  return `${pathOf(document, parent)}/${name}${number}`;
};

/** The element at a path as written by `pathOf`. A step without a number means the first with its name. */
export const findNode = (document: ErnDocument, path: string): NodeId | undefined => {
  let node: NodeId | undefined = 0;
  for (const step of path.split("/").filter(Boolean)) {
    const [, name, number = "1"] = STEP.exec(step) ?? [];
    const children: NodeId[] = node === undefined ? [] : childElements(document, node);
    node = children.filter((child) => localNameOf(document, child) === name)[Number(number) - 1];
  }
  return node || undefined;
};
