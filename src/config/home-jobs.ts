import { paths } from "../utils/paths";

/**
 * Jobs of readers who have a message: what continues "I have an ERN and want to", a text, and the id of the guide that
 * does the job.
 */
const jobs = [
  ["read its tracks", "Releases, tracks and deals, in three languages", "examples/parse-ern"],
  ["change a value", "And keep every other byte as it came", "guides/round-trip-fidelity"],
  ["know if it is right", "Against DDEX’s schema, then rules of your own", "guides/validation-workflow"],
  ["have it as a table", "Tracks, releases and deals in pandas", "guides/parser/dataframes"],
  ["read one of any size", "Release by release, in constant memory", "guides/streaming-large-files"],
  ["keep it in a database", "Releases, tracks and deals, and how to query them", "guides/integration/database"],
] as const;

export const homeJobs = jobs.map(([label, text, docId]) => ({ label, text, href: paths.doc(docId) }));
