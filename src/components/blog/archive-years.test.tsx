/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { ArchiveYears } from "./archive-years";

const post = (title: string, date: string) => ({ title, date, path: `/blog/${title}/` });

describe("ArchiveYears", () => {
  it("lists the newest year first, the oldest post first in each year, split at midnight UTC", () => {
    render(
      <ArchiveYears
        posts={[
          post("d", "2026-01-01T00:00:00.000Z"),
          post("c", "2025-12-31T23:59:59.000Z"),
          post("b", "2025-05-01T00:00:00.000Z"),
          post("a", "2023-02-03T00:00:00.000Z"),
        ]}
      />,
    );
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["2026", "2025", "2023"]);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "January 1 - d",
      "May 1 - b",
      "December 31 - c",
      "February 3 - a",
    ]);
  });
});
