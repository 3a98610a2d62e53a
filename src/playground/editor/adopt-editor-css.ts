import { StyleModule } from "style-mod";

const sheet = new CSSStyleSheet();
let mounted: readonly StyleModule[] = [];

/**
 * Makes CodeMirror's themes rules of a constructed sheet. Left alone, it writes them into a `<style>` element, which a
 * Content-Security-Policy without exceptions stops; it has no setting for that but a nonce, which a static page cannot have.
 */
export const adoptEditorCss = (): void => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  StyleModule.mount = (_root, modules) => {
    const added = [modules].flat();
    if (added.every((module) => mounted.includes(module))) return;
    mounted = [...mounted.filter((module) => !added.includes(module)), ...added];
    sheet.replaceSync(mounted.map((module) => module.getRules()).join("\n"));
  };
};
