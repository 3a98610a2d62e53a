import { type ErnDocument, listAttributes, namespaceOf } from "../../ern";
import type { Analysis } from "./structure/analysis";

export const toClaim = (document: ErnDocument): NonNullable<Analysis["claim"]> => {
  const namespace = namespaceOf(document, document.root);
  const written = listAttributes(document, document.root).find(({ name }) => name.endsWith(":schemaLocation"));
  const words = written?.value.trim().split(/\s+/) ?? [];
  const location = words.find((_, at) => at % 2 === 1 && words[at - 1] === namespace);
  return { namespace, location: location ?? "" };
};
