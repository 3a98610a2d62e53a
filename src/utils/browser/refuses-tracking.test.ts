import { setNavigator } from "../../test/browser/set-navigator";
import { refusesTracking } from "./refuses-tracking";

describe("refusesTracking", () => {
  it.each([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: "0", globalPrivacyControl: false }, false],
    [{ doNotTrack: "unspecified" }, false],
    [{ doNotTrack: "1" }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "0", globalPrivacyControl: true }, true],
  ])("%j refuses: %s", (navigator, refuses) => {
    setNavigator(navigator);
    expect(refusesTracking()).toBe(refuses);
  });
});
