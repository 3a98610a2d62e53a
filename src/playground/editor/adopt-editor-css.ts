import { StyleModule } from "style-mod";

const sheet = new CSSStyleSheet();
let mounted: readonly StyleModule[] = [];

/**
 * Puts CodeMirror's themes into a constructed stylesheet. By default it writes them into a `<style>` element, which a
 * strict Content-Security-Policy blocks; its only setting for that is a nonce, which a static page can't have.
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
