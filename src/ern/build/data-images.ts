import { recordingsOf } from "./data-elements";
import type { ReleaseData } from "./release-data";

/** An image and what it belongs to: the release, or one of its recordings, by index. */
export interface ImageData {
  reference: string;
  technicalReference: string;
  file: string;
  type: "FrontCoverImage" | "VideoScreenCapture";
  /** The type of the link to it. */
  link: "CoverArt" | "VideoScreenCapture";
  of: number | "release";
}

/** The cover, then the screen captures of the videos, numbered after the recordings. */
export const imagesOf = (data: ReleaseData): ImageData[] => {
  const { cover } = data.release;
  const recordings = recordingsOf(data);
  const captures = recordings.flatMap((recording, of) => {
    const file = "screenCapture" in recording && recording.screenCapture;
    return file ? [{ file, type: "VideoScreenCapture", link: "VideoScreenCapture", of } as const] : [];
  });
  const covers = cover ? [{ file: cover, type: "FrontCoverImage", link: "CoverArt", of: "release" } as const] : [];
  return [...covers, ...captures].map((image, at) => {
    const number = recordings.length + at + 1;
    return { ...image, reference: `A${number}`, technicalReference: `T${number}` };
  });
};
