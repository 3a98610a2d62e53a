import { LazyPart } from "../../../components/parts/lazy-part";
import type { ToolkitFacts } from "./toolkit-facts";

/** Its programs are long, and few first views show them. */
const loadCodePanel = async () => (await import("./code-panel")).CodePanel;

/** The Code panel, whose code comes when it is shown. */
export const CodeTab = ({ facts }: { facts: ToolkitFacts }) => <LazyPart load={loadCodePanel} props={{ facts }} />;
