import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { writeAgents } from "./write-agents";

/** The pages as Markdown, and their lists for programs that read. */
export const agents: Output = {
  name: "agents",
  files: [paths.llms(), paths.llmsFull()],
  write: writeAgents,
};
