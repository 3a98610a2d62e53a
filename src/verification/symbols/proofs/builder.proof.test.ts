import { readFileSync } from "node:fs";

import type { DdexBuilder } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import { loadBuilder } from "../../../test/builder/load-builder";
import {
  builderOf,
  built,
  builtFrom,
  expectZeros,
  masked,
  newBuilder,
  release,
  textsOf,
  valid,
} from "../../../test/builder/message";
import { runNode } from "../../../test/builder/run-node";
import { declaredSymbols } from "../declared-symbols";

const headerOf = (xml: string): string => xml.slice(0, xml.indexOf("</MessageHeader>"));

describeSymbol("DdexBuilder", () => {
  it("builds one message of all releases and resources", async () => {
    const releases = [{ title: "One" }, { title: "Two", trackIds: ["T2"] }];
    const xml = await builderOf(releases, [{}, { resourceId: "T2" }]).build();
    expect(xml.match(/<ern:NewReleaseMessage /g)).toHaveLength(1);
    expect(textsOf(xml.slice(xml.indexOf("<ReleaseList>")), "TitleText")).toEqual(["One", "Two"]);
    expect(textsOf(xml, "ResourceReference")).toEqual(["T1", "T2"]);
  });

  it("writes fixed party names and a fixed version, which nothing can set", async () => {
    const xml = await built();
    expect(headerOf(await built({ title: "Other", label: "Other" }, { title: "Other" }))).toBe(headerOf(xml));
    expect(textsOf(xml, "PartyName")).toEqual(["DDEX Suite", "Recipient"]);
    expect(xml).toContain('MessageSchemaVersionId="ern/4.3"');
    const methods = Object.getOwnPropertyNames(loadBuilder().DdexBuilder.prototype);
    expect(methods.filter((name) => /^set|header|sender|recipient|version/i.test(name))).toEqual([]);
  });

  it.each([
    ["another operating system", "aix", "ppc64", "Error: Unsupported OS: aix, architecture: ppc64"],
    ["another processor", "linux", "mips", "Error: Unsupported architecture on Linux: mips"],
  ])("doesn't load on %s", (_what, platform, arch, error) => {
    const pretend = Object.entries({ platform, arch }).map(
      ([name, value]) => `Object.defineProperty(process, "${name}", { value: "${value}" });`,
    );
    expect(runNode(["-e", `${pretend.join("")} require("ddex-builder");`]).stderr).toContain(error);
  });

  it("writes fixed texts for a missing ISRC and a missing duration", async () => {
    const xml = await built();
    expect([textsOf(xml, "ISRC"), textsOf(xml, "Duration")]).toEqual([["TEMP00000000"], ["PT3M00S"]]);
  });
});

describeSymbol("DdexBuilder.constructor", () => {
  it("takes no arguments", async () => {
    expect(loadBuilder().DdexBuilder).toHaveLength(0);
    expect(await newBuilder().build()).toMatch(/^<\?xml/);
  });

  it("ignores extra arguments", async () => {
    const Loose = loadBuilder().DdexBuilder as unknown as new (...args: unknown[]) => DdexBuilder;
    const builder = new Loose({ version: "4.2", validate: true }, 1);
    expect(builder.getStats()).toEqual(newBuilder().getStats());
    expect(masked(await builder.build())).toBe(await builtFrom(undefined));
  });

  it("is declared without parameters", () =>
    expect(declaredSymbols().get("DdexBuilder.constructor")?.params).toEqual([]));
});

describeSymbol("DdexBuilder.validate", () => {
  it("reports that a release is missing, until one is added", async () => {
    const builder = newBuilder();
    const errors = ["At least one release is required"];
    expect(await builder.validate()).toEqual({ isValid: false, errors, warnings: [] });
    builder.addRelease(release);
    expect(await builder.validate()).toEqual(valid);
  });

  it("checks nothing else", async () => {
    const nothing = { releaseId: "", releaseType: "", title: "", artist: "", trackIds: ["nothing"], upc: "x" };
    expect(await builderOf([nothing, nothing], [{ isrc: "x", title: "" }]).validate()).toEqual(valid);
  });
});

describeSymbol("DdexBuilder.getStats", () => {
  it("has real counts, the size of the last message and the time of all builds", async () => {
    const tracks = Array.from({ length: 300 }, (_, n) => ({ resourceId: `T${n}` }));
    const builder = builderOf([{ trackIds: tracks.map(({ resourceId }) => resourceId) }, {}], tracks);
    const xml = await builder.build();
    const first = builder.getStats();
    expect(first).toMatchObject({ releasesCount: 2, resourcesCount: 300, lastBuildSizeBytes: Buffer.byteLength(xml) });
    expect(first.totalBuildTimeMs).toBeGreaterThan(0);
    await builder.build({});
    expect(builder.getStats().lastBuildSizeBytes).toBeLessThan(first.lastBuildSizeBytes);
    await builder.build();
    expect(builder.getStats().totalBuildTimeMs).toBeGreaterThan(first.totalBuildTimeMs);
  });

  it("leaves the counters of errors and warnings at 0", expectZeros);
});

describeSymbol("DdexBuilder.reset", () => {
  it("clears releases, resources and statistics", async () => {
    const builder = builderOf([{}], [{}]);
    await builder.build();
    builder.reset();
    expect(builder.getStats()).toEqual(newBuilder().getStats());
    expect(masked(await builder.build())).toBe(await builtFrom(undefined));
  });
});

for (const id of ["DdexBuilder.buildFromObject", "DdexBuilder.buildFromFlattened", "DdexBuilder.setConfig"])
  describeSymbol(id, () => {
    const name = id.split(".")[1]!;

    it("doesn't exist", () => {
      const builder = newBuilder();
      expect(["build" in builder, name in builder]).toEqual([true, false]);
    });

    it("can't be called", () => {
      const builder = newBuilder() as unknown as Record<string, () => void>;
      expect(() => builder[name]!()).toThrow(/is not a function$/);
    });

    if (name !== "setConfig")
      it("is used in the package's README", () => {
        const readme = readFileSync("node_modules/ddex-builder/README.md", "utf8");
        expect(readme).toContain(`builder.${name}(`);
      });
  });
