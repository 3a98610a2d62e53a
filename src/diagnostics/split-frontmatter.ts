/** The parts of a content file. */
interface SplitFile {
  /** The YAML between the --- lines; undefined when there are none. */
  yaml: string | undefined;
  /** All below them. */
  body: string;
  /** Lines of the file before its body. */
  lineOffset: number;
}

const FRONTMATTER = /^\uFEFF?---\r?\n(?:([^]*?)\r?\n)??---(?:[ \t]*\r?\n)?/;

/** Parts the frontmatter of a content file from its text. */
export const splitFrontmatter = (raw: string): SplitFile => {
  const [head = "", yaml] = FRONTMATTER.exec(raw) ?? [];
  return {
    yaml: head === "" ? undefined : (yaml ?? ""),
    body: raw.slice(head.length),
    lineOffset: head.split("\n").length - 1,
  };
};
