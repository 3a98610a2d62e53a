import { readFileSync } from "node:fs";

const FOLDER = "packages/ern";

/**
 * Returns where each import of our own package leads, as esbuild's `alias`: a bundle for Node.js imports other packages,
 * but ours is TypeScript.
 */
export const ownPackages = (): Record<string, string> => {
  const { name, exports } = JSON.parse(readFileSync(`${FOLDER}/package.json`, "utf8")) as {
    name: string;
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [
      name + entry.slice(1).replace(/\/\*$/, ""),
      `./${FOLDER}${file.slice(1).replace(/\/\*(?:\.ts)?$/, "")}`,
    ]),
  );
};
