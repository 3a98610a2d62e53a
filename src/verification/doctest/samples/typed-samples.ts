import { codeMeta } from "../../../mdx/code/code-meta";
import { nodesOf } from "../../../mdx/nodes/walk";
import { parse } from "../../../mdx/read/parse";
import { splitFrontmatter } from "../../../diagnostics/split-frontmatter";
import { keyOfTypes, readTypes, type ScriptType } from "../../../mdx/script-types/read-types";
import { sampleFiles, type ContentText } from "./sample-files";

const typedCode = ({ file, raw }: ContentText): string[] => {
  const { body, lineOffset } = splitFrontmatter(raw);
  return nodesOf(parse(body, { file, lineOffset }), "code").flatMap(({ meta, value }) =>
    codeMeta(meta).twoslash ? value : [],
  );
};

/** The types of names in all samples that show them, by key. Throws if a sample doesn't compile. */
export const typedSamples = (): [key: string, types: ScriptType[]][] =>
  sampleFiles()
    .flatMap(typedCode)
    .map((code) => {
      const types = readTypes(code);
      if (!Array.isArray(types)) throw new Error(`${types.message}\n${code}`);
      return [keyOfTypes(code), types];
    });
