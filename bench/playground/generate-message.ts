import { readFileSync } from "node:fs";

const ALBUM = "src/playground/samples/43-album.xml";

/** The first block of an element, with the white space before it. */
const blockOf = (xml: string, name: string): string => {
  const [block] = new RegExp(`\\n *<${name}>[\\s\\S]*?</${name}>`).exec(xml) ?? [];
  if (block === undefined) throw new Error(`${ALBUM} has no ${name} to make more of.`);
  return block;
};

/** Returns the sample album with enough tracks to reach about this size. */
export const generateMessage = (bytes: number): string => {
  const album = readFileSync(ALBUM, "utf8");
  const blocks = ["SoundRecording", "ResourceGroupContentItem", "TrackRelease"].map((name) => blockOf(album, name));
  const perTrack = blocks.reduce((sum, block) => sum + block.length, 0);
  const count = Math.max(1, Math.round((bytes - album.length) / perTrack));
  const numbers = Array.from({ length: count }, (_, index) => index + 1000);
  return blocks.reduce((xml, block) => {
    const more = numbers.map((number) =>
      block
        .replaceAll(/>([ATR])1</g, `>$1${number}<`)
        .replaceAll("QZABC2600001", `QZABC26${String(number % 100_000).padStart(5, "0")}`)
        .replaceAll("Source", `Source ${number}`),
    );
    return xml.replace(block, () => block + more.join(""));
  }, album);
};
