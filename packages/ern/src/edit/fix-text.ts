import { ERN_VERSIONS } from "../model-types";
import { isEarlier } from "../schema/moves-between";
import { standardPlaces } from "../schema/standard-facts";
import type { ErnDiagnostic, Fix } from "../types";
import { listAttributes } from "../xml/attributes";
import { namesTo } from "../xml/nodes";
import type { FillContext } from "./fill-context";
import { attributeRemovalOf, withPrefix } from "./fix-names";

/** Returns whether an earlier version has text in an element where this one has elements. */
const wasText = ({ version }: FillContext, names: readonly string[]): boolean =>
  ERN_VERSIONS.some(
    (candidate) =>
      version !== null &&
      isEarlier(candidate, version) &&
      standardPlaces(candidate, names.slice(-2).join("/")).some(({ value }) => value !== undefined),
  );

/** Puts a text and its attributes into the only required element; certain if an earlier version has it as text. */
export const fixText = (context: FillContext, { node = 0, from, to }: ErnDiagnostic): Fix[] => {
  const { document, allowed } = context;
  if (document.nodes.after[node] !== node + 1) return [];
  const names = namesTo(document, node);
  const [inner, ...others] = allowed.lacking(names, []) ?? [];
  if (!inner || others.length > 0 || allowed.lacking([...names, inner.name], [])) return [];
  const attributesOf = (element: readonly string[]) => new Set(allowed.attributes(element).map(({ name }) => name));
  const [outside, inside] = [attributesOf(names), attributesOf([...names, inner.name])];
  const moved = listAttributes(document, node).filter(({ name }) => inside.has(name) && !outside.has(name));
  const name = withPrefix(document, node, inner.name);
  const attributes = moved.map((attribute) => ` ${document.source.slice(attribute.from, attribute.to)}`).join("");
  const splices = [
    ...moved.map((attribute) => attributeRemovalOf(document, attribute)),
    { from, to: from, insert: `<${name}${attributes}>` },
    { from: to, to, insert: `</${name}>` },
  ];
  return [{ label: `Put it into ${inner.name}`, splices, ...(wasText(context, names) && { isCertain: true }) }];
};
