import type { SchemaModel } from "../schema/schema-model";
import { toVersionNumber } from "../schema/versions";
import { decodeErn } from "../text/encoding";
import { parseErn } from "../xml/parse-ern";
import { toDeclarations, toKey } from "./declarations";
import { createTypeReader } from "./read-types";

interface ModelFile {
  name: string;
  namespaces: readonly string[];
  version: string;
  content: Pick<Blob, "arrayBuffer">;
}

/** A DOCTYPE before the root, with its internal subset; the signature schema has one. */
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>/;

const parseModelFile = async ({ name, content, namespaces }: ModelFile) => {
  const { source } = decodeErn(new Uint8Array(await content.arrayBuffer()));
  return { name, document: parseErn(source.replace(DOCTYPE, "")), namespace: namespaces[0] ?? "" };
};

/** Reads what a schema allows: the first of the files, with those that it needs. Throws an `ErnError` if it can't. */
export const readModel = async (files: readonly ModelFile[]): Promise<SchemaModel> => {
  const [main] = files as readonly [ModelFile, ...ModelFile[]];
  const declarations = toDeclarations(await Promise.all(files.map(parseModelFile)));
  const { types, values, ofElement } = createTypeReader(declarations);
  const namespace = main.namespaces[0] ?? "";
  const roots = declarations.roots.map((name) => {
    const element = declarations.find("element", toKey(namespace, name))!;
    return [name, ofElement(element)] as const;
  });
  const version = toVersionNumber(namespace) ?? main.version;
  return { maker: `${main.name} ${version}`.trim(), namespace, roots: Object.fromEntries(roots), types, values };
};
