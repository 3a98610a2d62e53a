/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Footer as Served } from "../../components/layout/footer";

describe("Footer", () => {
  it("is the one that was served", async () => {
    const served = renderToStaticMarkup(<Served />);
    document.body.innerHTML = served;
    const { Footer } = await import("./footer");
    expect(render(<Footer />).container.innerHTML).toBe(served);
  });
});
