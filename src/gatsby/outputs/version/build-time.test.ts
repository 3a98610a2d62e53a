import { setEnv } from "../../../test/node/set-env";
import { buildTime } from "./build-time";

describe("buildTime", () => {
  it("is the current time, or SOURCE_DATE_EPOCH if set", () => {
    setEnv({ SOURCE_DATE_EPOCH: undefined });
    expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(1000);
    setEnv({ SOURCE_DATE_EPOCH: "1700000000" });
    expect(buildTime().toISOString()).toBe("2023-11-14T22:13:20.000Z");
  });

  it("rejects a variable that isn't a time", () => {
    setEnv({ SOURCE_DATE_EPOCH: "yesterday" });
    expect(buildTime).toThrow('SOURCE_DATE_EPOCH is "yesterday": give it as seconds since 1970');
  });
});
