import { isDone } from "./debian";

/** Can Java be run here? A command of that name is not enough: macOS has one that only says where to get it. */
export const hasJava = (): boolean => isDone("java", ["-version"], true);
