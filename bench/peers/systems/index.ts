import { docusaurus } from "./docusaurus";
import { ours } from "./ours";
import { starlight } from "./starlight";
import type { System } from "./system";

/** The systems that are compared, by the name that the command line and the scratch folder have. */
export const systems = { docusaurus, starlight, ours } satisfies Record<string, System>;

export type SystemName = keyof typeof systems;
