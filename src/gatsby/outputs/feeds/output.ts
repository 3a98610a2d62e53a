import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { writeFeeds } from "./write-feeds";

/** The blog as RSS, Atom and JSON Feed. */
export const feeds: Output = {
  name: "feeds",
  files: [paths.rss(), paths.atom(), paths.jsonFeed()],
  write: writeFeeds,
};
