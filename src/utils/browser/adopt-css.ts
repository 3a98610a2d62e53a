/**
 * Applies CSS loaded with a script until the returned function is called. A `<style>` element inserted by a script
 * would need an exception in the Content-Security-Policy; a constructed stylesheet doesn't.
 */
export const adoptCss = (css: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
};
