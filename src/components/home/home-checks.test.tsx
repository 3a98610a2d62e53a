/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { HomeChecks } from "./home-checks";

const report = {
  samples: 1607,
  shares: [
    { word: "ran", id: "ran", count: 1600 },
    { word: "not checked", id: "not-checked", count: 7 },
  ],
};
const group = (fieldValue: string, totalCount: number) => ({ fieldValue, totalCount });
const symbols = {
  totalCount: 12,
  statuses: [group("works", 8), group("partial", 4)],
  ways: [group("observed", 5), group("read", 7)],
};

describe("HomeChecks", () => {
  it("shows the report's figures, each with its explanation", () => {
    render(<HomeChecks report={report} symbols={symbols} />);
    expect(screen.getByRole("region", { name: "What is checked" })).toHaveTextContent("1,607 code samples");
    expect(screen.getByRole("link", { name: "1,600 ran" })).toHaveAttribute("href", "/docs/verification/#ran");
    expect(screen.getByRole("link", { name: "7 not checked" })).toHaveAttribute(
      "href",
      "/docs/verification/#not-checked",
    );
  });

  it("shows the symbols by status, including empty ones", () => {
    render(<HomeChecks report={report} symbols={symbols} />);
    expect(screen.getByText(/symbols of the toolkit/)).toHaveTextContent("12 symbols of the toolkit, 5 observed");
    for (const name of ["8 works", "4 partial", "0 placeholder", "0 unavailable"])
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/docs/api/");
  });

  it("leaves out the samples' figures if they weren't checked", () => {
    render(<HomeChecks report={null} symbols={symbols} />);
    expect(screen.queryByText(/code samples/)).not.toBeInTheDocument();
  });
});
