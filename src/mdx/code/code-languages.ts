import languages from "./code-languages.json";

/** Languages that a code fence can have; `id` is the name in `data-lang`, and of the Prism grammar if there is one. */
export const codeLanguages: ReadonlyMap<string, { id: string; label: string }> = new Map(Object.entries(languages));
