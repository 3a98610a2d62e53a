import { isDone } from "./debian";

/** Can Java run here? The command isn't enough: on macOS it may only say where to get Java. */
export const hasJava = (): boolean => isDone("java", ["-version"], true);
