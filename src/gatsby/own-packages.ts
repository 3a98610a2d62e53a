import { readFileSync } from "node:fs";

const FOLDER = "packages/ern";

/** Returns where imports of our package lead, as esbuild's `alias`: it's TypeScript, so bundles contain it. */
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
