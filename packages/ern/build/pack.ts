import { gzipSync } from "node:zlib";

import type { Files } from "./bundle";

const BLOCK = 512;

/** The time that npm gives all files of an archive, so that the same files make the same archive. */
const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000;

const toOctal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** The header of a file in a tar archive (ustar). */
const toTarHeader = (name: string, size: number, mode: number): Buffer => {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for an archive: shorten it to 100 bytes.`);
  const write = (text: string, offset: number): void => void header.write(text, offset, "utf8");
  write(name, 0);
  write(toOctal(mode, 8), 100);
  write(toOctal(0, 8), 108);
  write(toOctal(0, 8), 116);
  write(toOctal(size, 12), 124);
  write(toOctal(TIME, 12), 136);
  write("        ", 148);
  write("0", 156);
  write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
};

/** Returns the archive that npm installs, with the same files, names and times as `npm pack` gives them. */
export const packArchive = (files: Files, executable: ReadonlySet<string>): Buffer => {
  const blocks = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, content]) => {
      const bytes = Buffer.from(content);
      const header = toTarHeader(`package/${name}`, bytes.length, executable.has(name) ? 0o755 : 0o644);
      return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
    });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
};
