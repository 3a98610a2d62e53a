import type { Text } from "@codemirror/state";

import { allowedByLists } from "../../ern/schema/allowed-by-lists";
import type { AllowedHere } from "../../ern/schema/allowed-here";
import { toVersion } from "../../ern/schema/versions";
import type { GivenSchema } from "./last-known";

const DECLARATION = /xmlns(?::[^\s=]+)?\s*=\s*["']([^"']+)["']/g;
const HEAD_LENGTH = 20_000;

/** What the loaded schema allows, otherwise the engine's lists; undefined if neither has the message's version. */
export const findAllowed = (text: Text, given: GivenSchema | null): AllowedHere | undefined => {
  const namespaces = Array.from(text.sliceString(0, HEAD_LENGTH).matchAll(DECLARATION), ([, found]) => found!);
  if (given && namespaces.includes(given.model.namespace)) return given.allowed;
  const version = namespaces.map(toVersion).find((found) => found !== null);
  return version ? allowedByLists(version) : undefined;
};
