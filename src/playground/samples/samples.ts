/** A text that is loaded when it is chosen. */
export interface Sample {
  name: string;
  label: string;
  load: () => Promise<{ default: string }>;
}

/** Our own messages, by the name that their file gets. The others in this folder are for tests. */
export const samples: readonly Sample[] = [
  { name: "43-single.xml", label: "ERN 4.3 single", load: () => import("!./43-single.xml?source") },
  { name: "43-album.xml", label: "ERN 4.3 album", load: () => import("!./43-album.xml?source") },
  { name: "42-single.xml", label: "ERN 4.2 single", load: () => import("!./42-single.xml?source") },
  { name: "382-album.xml", label: "ERN 3.8.2 album", load: () => import("!./382-album.xml?source") },
  {
    name: "43-extensions.xml",
    label: "ERN 4.3 with extensions and comments",
    load: () => import("!./43-extensions.xml?source"),
  },
  { name: "43-broken.xml", label: "A broken message", load: () => import("!./43-broken.xml?source") },
];

/** Releases described in JSON, for building. */
export const examples: readonly Sample[] = [
  { name: "single.json", label: "A single", load: () => import("!./single.json?source") },
  { name: "album.json", label: "An album", load: () => import("!./album.json?source") },
  { name: "video.json", label: "A single with its video", load: () => import("!./video.json?source") },
];
