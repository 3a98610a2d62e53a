import type { SchemaChild } from "@ddex-suite/ern";
import { mostLike } from "@ddex-suite/ern/text/likeness";

import { site } from "../../../../config/site";
import type { Sample, SampleDiagnostic } from "../../samples/sample";
import ownLists from "./own-vocabularies.json";

/** What elements may contain, and who defines it. */
export interface Vocabulary {
  /** Who defines it, for messages. */
  maker: string;
  /** The children that an element may have, in order; undefined if it isn't listed. */
  childrenOf(parent: string, element: string): readonly SchemaChild[] | undefined;
}

/**
 * What ddex-parser reads into its models, which accepts any order, so the order is that of samples; and what
 * ddex-builder from npm writes, in its order. By element, or by parent and element.
 */
const ownChildren: Readonly<Record<string, Readonly<Record<string, string>>>> = ownLists;

/** Returns the toolkit's vocabulary that a code fence names, or the problem that it doesn't exist. */
export const vocabularyOf = ({ schema }: Sample): Vocabulary | SampleDiagnostic | undefined => {
  if (schema === undefined) return undefined;
  const lists = ownChildren[schema];
  if (lists)
    return {
      maker: `${schema} ${site.version}`,
      childrenOf: (parent, element) => {
        const list = lists[`${parent}/${element}`] ?? lists[element];
        return list === undefined
          ? undefined
          : list.split(" ").map((written) => ({
              name: written.replace(/[?*+]$/, ""),
              required: !/[?*]$/.test(written),
              repeatable: /[*+]$/.test(written),
              deprecated: false,
              inTurn: false,
            }));
      },
    };
  const names = Object.keys(ownChildren);
  return {
    line: 0,
    message: `schema="${schema}" names no vocabulary of XML`,
    remedy: `Did you mean ${mostLike(schema, names) ?? names.join(" or ")}? ERN itself needs no schema="…".`,
  };
};
