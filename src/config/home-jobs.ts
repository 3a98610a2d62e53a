import { paths } from "../utils/paths";

interface HomeJob {
  /** Continues "I have an ERN and want to". */
  label: string;
  text: string;
  href: string;
}

/** Jobs of readers who have a message, each with the guide that does it. */
export const homeJobs: readonly HomeJob[] = [
  {
    label: "read its tracks",
    text: "Releases, tracks and deals, in three languages",
    href: paths.doc("examples/parse-ern"),
  },
  {
    label: "change a value",
    text: "And keep every other byte as it came",
    href: paths.doc("guides/round-trip-fidelity"),
  },
  {
    label: "know if it is right",
    text: "Against DDEX’s schema, then rules of your own",
    href: paths.doc("guides/validation-workflow"),
  },
  {
    label: "have it as a table",
    text: "Tracks, releases and deals in pandas",
    href: paths.doc("examples/python-dataframes"),
  },
  {
    label: "read one of any size",
    text: "Release by release, in constant memory",
    href: paths.doc("guides/streaming-large-files"),
  },
  {
    label: "keep it in a database",
    text: "Releases, tracks and deals, and how to query them",
    href: paths.doc("guides/integration/database"),
  },
];
