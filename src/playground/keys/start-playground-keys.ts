import { FIELDS, singleKeysOn } from "../../utils/browser/keys";
import { pageKeys } from "../../utils/browser/page-keys";
import type { Playground } from "../session/playground";
import { isPressed, isSingle, toShown } from "./key-press";
import { playgroundKeys, type PlaygroundKey } from "./playground-keys";

const inField = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** May the key act here? Keys that type a character do nothing in fields, or if the user turned them off. */
const isFree = ({ isEverywhere }: PlaygroundKey, event: KeyboardEvent): boolean => {
  if (inField(event) && !isEverywhere) return false;
  return !isSingle(event.key) || event.ctrlKey || event.metaKey || (singleKeysOn() && !event.repeat);
};

/** Handles and lists the playground's keys until the returned function is called. */
export const startPlaygroundKeys = (playground: Playground): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    const found = playgroundKeys.find((each) => each.press.some((combination) => isPressed(combination, event)));
    if (found && isFree(found, event) && found.does(playground, event.key) !== false) event.preventDefault();
  };
  window.addEventListener("keydown", press);
  pageKeys.set({
    title: "In the playground",
    keys: playgroundKeys.map(({ press: combinations, shown, meaning }) => ({
      shown: shown ?? combinations.map(toShown).join(", "),
      meaning,
    })),
  });
  return () => {
    window.removeEventListener("keydown", press);
    pageKeys.set(undefined);
  };
};
