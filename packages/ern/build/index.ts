import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Files } from "./bundle";
import { packArchive } from "./pack";

interface Manifest {
  name: string;
  version: string;
}

const ENTRIES = { ".": ["src/api", "index"], "./validate": ["validate/api", "validate"] } as const;

/** Folders that are published as they are: the tables, and what the source maps refer to. */
const SOURCES = ["data", "src", "validate", "cli"];

const COMMAND = "lib/ern.js";

/** The package.json of the published package, made from the one in the repository, whose exports are the sources. */
const toPublishedManifest = (source: string): object => {
  const { name, version, description, keywords, license, sideEffects, engines } = JSON.parse(source) as Manifest &
    Record<string, unknown>;
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: "module",
    sideEffects,
    engines,
    bin: { ern: COMMAND },
    // For tools that don't read exports.
    main: "./lib/index.js",
    types: "./types/src/api.d.ts",
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([entry, [types, code]]) => [
          entry,
          { types: `./types/${types}.d.ts`, default: `./lib/${code}.js` },
        ]),
      ),
      "./data/*": "./data/*",
    },
    files: ["lib", "types", ...SOURCES, "CHANGELOG.md"],
  };
};

const isTest = (name: string): boolean => /\.test\.ts$/.test(name);

/** The files below a folder, by their paths from there with slashes, in order. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll("\\", "/"))
    .sort();

/** Returns the files that are published. */
const readPackage = async (folder: string): Promise<Files> => {
  const [{ bundleLibrary }, { toDeclarationFiles }] = await Promise.all([import("./bundle"), import("./declarations")]);
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  const entries = Object.values(ENTRIES).map(([entry]) => `${entry}.ts`);
  const sources = SOURCES.flatMap((name) => filesBelow(path.join(folder, name)).map((file) => `${name}/${file}`));
  return {
    ...(await bundleLibrary(folder)),
    ...toDeclarationFiles(folder, entries),
    ...Object.fromEntries(sources.filter((name) => !isTest(name)).map((name) => [name, read(name)])),
    "package.json": `${JSON.stringify(toPublishedManifest(read("package.json")), null, 2)}\n`,
    "README.md": read("README.md"),
    "CHANGELOG.md": read("CHANGELOG.md"),
    LICENSE: read("../../LICENSE"),
  };
};

/** Digest of all that the files are made from. */
const packageDigest = (folder: string): string => {
  const hash = createHash("sha256");
  const isSource = (name: string): boolean => !isTest(name) && !/^(?:test|node_modules)\//.test(name);
  for (const name of [...filesBelow(folder).filter(isSource), "../../package-lock.json"])
    hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 16);
};

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

const writeAll = (files: Files, folder: string): void => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
};

/** Folders with what was made. */
export interface Downloads {
  /** The archive that npm installs, the command line in one file, its validator, and `index.json` with sizes in bytes and SHA-256. */
  files: string;
  /** What is in the archive. */
  unpacked: string;
}

/** Makes the files to download from the package in `source`, unless they are in `cache` and nothing has changed. */
export const makeDownloads = async (source: string, cache: string): Promise<Downloads> => {
  const folder = path.resolve(source);
  const digest = packageDigest(folder);
  const made = path.resolve(cache, digest);
  const downloads = { files: path.join(made, "files"), unpacked: path.join(made, "unpacked") };
  if (existsSync(made)) return downloads;
  const { bundleCommandLine } = await import("./bundle");
  const { name, version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  const [published, files] = await Promise.all([readPackage(folder), bundleCommandLine(folder)]);
  files[`${name.split("/").at(-1)}-${version}.tgz`] = packArchive(published, new Set([COMMAND]));
  const facts = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, content]) => ({ name: file, size: Buffer.byteLength(content), sha256: sha256(content) }));
  files["index.json"] = `${JSON.stringify({ name, version, files: facts }, null, 2)}\n`;
  const others = existsSync(cache) ? readdirSync(cache).filter((name) => !name.startsWith(digest)) : [];
  for (const name of others) rmSync(path.join(cache, name), { recursive: true, force: true });
  // Renamed last, so that a build that is stopped leaves no half of it.
  const unfinished = `${made}-${process.pid}`;
  writeAll(files, path.join(unfinished, "files"));
  writeAll(published, path.join(unfinished, "unpacked"));
  // Another process may have made it meanwhile.
  if (existsSync(made)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, made);
  return downloads;
};
