/**
 * Applies CSS that comes with a script, until the function it gives is called. A `<style>` element that a script puts
 * into the page would need an exception in the Content-Security-Policy; a constructed sheet needs none.
 */
export const adoptCss = (css: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
};
