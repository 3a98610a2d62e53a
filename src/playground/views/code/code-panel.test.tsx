/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { HighlightedCode } from "./code-panel";

describe("HighlightedCode", () => {
  it("shows code at once, and highlights it without changing a character once that is loaded", async () => {
    const code = 'const title = "R&B <1>"; // plain\n';
    const { container, findByText, rerender } = render(<HighlightedCode code={code} language="typescript" />);
    expect(container).toHaveTextContent("R&B <1>");
    expect(await findByText("const")).toHaveClass("k");
    expect(container.querySelector("code")!.textContent).toBe(code);
    rerender(<HighlightedCode code={"fn main() {}\n"} language="rust" />);
    expect(container.querySelector("code")!.textContent).toBe("fn main() {}\n");
    expect(await findByText("fn")).toHaveClass("k");
  });
});
