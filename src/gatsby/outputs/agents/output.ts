import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { writeAgents } from "./write-agents";

/** Markdown versions of the pages, and lists of them for AI agents and other programs. */
export const agents: Output = {
  name: "agents",
  files: [paths.llms(), paths.llmsFull()],
  write: writeAgents,
};
