/** A type without references and lifetimes. */
export const bare = (type: string): string =>
  type
    .replace(/&('\w+\s+)?(mut\s+)?/g, "")
    .replace(/^impl\s+/, "")
    .trim();

/** Name of a type without its path and arguments: "IndexMap" of `std::IndexMap<K, V>`. */
export const headOf = (type: string): string => {
  const [path = ""] = bare(type).split("<");
  return path.split("::").at(-1)!.trim();
};

/** Arguments of a generic type. */
const argumentsOf = (type: string): string[] => {
  const [, inner] = /^[^<]*<([^]*)>$/.exec(bare(type)) ?? [];
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  const text = inner ?? "";
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (character === "<" || character === "(" || character === "[") depth++;
    else if (character === ">" || character === ")" || character === "]") depth--;
    else if ((character === "," && depth === 0) || character === undefined) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return found.filter(Boolean);
};

/** What is inside an Option or a Result; any other type as it is. */
export const unwrapped = (type: string): string =>
  headOf(type) === "Option" || headOf(type) === "Result" ? (argumentsOf(type)[0] ?? "") : bare(type);

/** Type of what a loop over a type takes out; undefined when that is not known. */
export const elementOf = (type: string): string | undefined => {
  const slice = /^\[(.*?)(?:;.*)?\]$/.exec(bare(type))?.[1];
  if (slice !== undefined) return slice;
  const [first] = argumentsOf(type);
  if (headOf(type) === "Iterator") return first?.replace(/^Item\s*=\s*/, "");
  return ["Vec", "VecDeque", "HashSet", "BTreeSet", "Option"].includes(headOf(type)) ? first : undefined;
};

/** A type that stands with its owner, which it may call Self. */
export const typeWithSelf = (type: string | null, owner: string): string | undefined =>
  type?.replace(/\bSelf\b/g, owner);
