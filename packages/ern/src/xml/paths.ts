import type { ErnDocument, NodeId } from "../types";
import { localNameOf, parentOf } from "./nodes";
import { numberingBy } from "./numbering";

const numbering = numberingBy((document) => (node) => localNameOf(document, node));

const STEP = /^([^[\]]+)(?:\[(\d+)\])?$/;

/**
 * Returns the path of an element, by local names: "/NewReleaseMessage/ReleaseList/Release[2]/ReleaseId". Numbers count
 * the siblings with the same name from 1 and are left out if there's only one.
 */
export const pathOf = (document: ErnDocument, node: NodeId): string => {
  if (node === 0) return "";
  const { number, count } = numbering(document).numberOf(node);
  return `${pathOf(document, parentOf(document, node))}/${localNameOf(document, node)}${count > 1 ? `[${number}]` : ""}`;
};

/** Returns the element at a path as written by `pathOf`. A step without a number means the first with its name. */
export const findNode = (document: ErnDocument, path: string): NodeId | undefined => {
  const { childAt } = numbering(document);
  let node: NodeId | undefined = 0;
  for (const step of path.split("/").filter(Boolean)) {
    const [, name = "", number = "1"] = STEP.exec(step) ?? [];
    node = node === undefined ? undefined : childAt(node, name, Number(number));
  }
  return node || undefined;
};
