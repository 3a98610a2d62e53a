interface SplitFile {
  /** The YAML between the --- lines; undefined if there are no such lines. */
  yaml: string | undefined;
  body: string;
  lineOffset: number;
}

const FRONTMATTER = /^\uFEFF?---\r?\n(?:([^]*?)\r?\n)??---(?:[ \t]*\r?\n)?/;

export const splitFrontmatter = (raw: string): SplitFile => {
  const [head = "", yaml] = FRONTMATTER.exec(raw) ?? [];
  return {
    yaml: head === "" ? undefined : (yaml ?? ""),
    body: raw.slice(head.length),
    lineOffset: head.split("\n").length - 1,
  };
};
