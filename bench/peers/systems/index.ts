import { docusaurus } from "./docusaurus";
import { ours } from "./ours";
import { starlight } from "./starlight";
import type { System } from "./system";

/** The systems to compare, by their name on the command line and in the scratch folder. */
export const systems = { docusaurus, starlight, ours } satisfies Record<string, System>;

export type SystemName = keyof typeof systems;
