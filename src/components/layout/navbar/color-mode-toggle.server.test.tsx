import { renderToString } from "react-dom/server";

import { ColorModeToggle } from "./color-mode-toggle";

describe("ColorModeToggle on the server", () => {
  it("waits for hydration without naming a mode", () => {
    const html = renderToString(<ColorModeToggle />);
    expect(html).toContain('disabled=""');
    expect(html).toContain('aria-label="Switch between dark and light mode"');
    expect(html).not.toContain("title=");
  });
});
