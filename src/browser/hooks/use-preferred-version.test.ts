/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";

import { PREFERRED_VERSION_KEY, savePreferredVersion, usePreferredVersion } from "./use-preferred-version";

const versions = [
  { name: "current", isLast: false },
  { name: "0.4", isLast: true },
  { name: "0.3", isLast: false },
];
const preferred = () => renderHook(() => usePreferredVersion(versions)).result.current?.name;

describe("usePreferredVersion", () => {
  beforeEach(() => localStorage.clear());

  it("is the latest if the chosen one is gone, and deletes its name", () => {
    savePreferredVersion("0.1");
    expect(preferred()).toBe("0.4");
    expect(localStorage.getItem(PREFERRED_VERSION_KEY)).toBeNull();
  });
});
