/** Names in the code blocks of a page. */
export interface PageNames {
  words: ReadonlySet<string>;
  /** Dotted paths and all their parts, as `a.b`, whatever the separator in the code. */
  chains: ReadonlySet<string>;
  /** The text of all blocks, with single spaces. */
  text: string;
}

const WORD = /[\p{L}_$@][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_]+)*/gu;
const CHAIN = /[A-Za-z_]\w*(?:\([^()]*\))?(?:(?:\??\.|::)[A-Za-z_]\w*(?:\([^()]*\))?)+/g;

const parts = (chain: string): string[] => {
  const names = chain.replace(/\([^()]*\)/g, "").split(/\??\.|::/);
  return names.flatMap((_name, from) =>
    names.slice(from + 1).map((_next, to) => names.slice(from, from + to + 2).join(".")),
  );
};

/** What text above or below these blocks may name. */
export const pageNames = (blocks: readonly string[]): PageNames => {
  const text = blocks.join("\n");
  const words = [...text.matchAll(WORD)].flatMap(([word]) => [word, ...word.split("-")]);
  return {
    words: new Set(words),
    chains: new Set([...text.matchAll(CHAIN)].flatMap(([chain]) => parts(chain))),
    text: text.replace(/\s+/g, " "),
  };
};
