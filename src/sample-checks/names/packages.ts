/** Packages that samples may install or import besides the toolkit's own. */
export const otherPackages = {
  npm: ["typescript", "tsx", "@types/node", "fast-xml-parser", "saxes", "xml-crypto", "yaml", "zod"],
  pip: ["pandas", "pyarrow", "lxml", "build", "maturin", "pytest"],
  cargo: ["serde", "serde_json", "anyhow", "thiserror", "indexmap", "chrono", "quick-xml", "rayon", "csv"],
} as const;

export type Registry = keyof typeof otherPackages;

/** The toolkit's packages in each registry. */
export const ownPackages: Readonly<Record<Registry, readonly string[]>> = {
  npm: ["ddex-builder", "ddex-parser"],
  pip: ["ddex-builder", "ddex-parser"],
  cargo: ["ddex-builder", "ddex-parser", "ddex-core"],
};

/** Programs of a shell that samples may call. */
export const shellPrograms: readonly string[] = [
  ..."cat cd cp curl diff echo export find git grep head ls mkdir mv node npx pwd python python3 rm sed sha256sum sort".split(
    " ",
  ),
  ..."source tail tee /usr/bin/time time touch tsc uniq wc which xargs xmllint".split(" "),
];
