import assert from "node:assert/strict";

import type { DdexBuilder } from "ddex-builder";

import { declaredSymbols } from "./declared-symbols";
import { loadBuilder } from "./load-builder";
import {
  builderOf,
  built,
  builtFrom,
  includes,
  masked,
  newBuilder,
  release,
  same,
  type SymbolChecks,
  textsOf,
  valid,
  zeros,
} from "./message";
import { runNode } from "./run-node";

const headerOf = (xml: string): string => xml.slice(0, xml.indexOf("</MessageHeader>"));

/** Loading the package fails with this error on another machine. */
const failsToLoad = (machine: { platform: string; arch: string }, error: string): void => {
  const pretend = Object.entries(machine).map(
    ([name, value]) => `Object.defineProperty(process, "${name}", { value: "${value}" });`,
  );
  includes(runNode(["-e", `${pretend.join("")} require("ddex-builder");`]).stderr, error);
};

/** The class DdexBuilder and its methods without data. */
export const builderChecks: SymbolChecks = {
  DdexBuilder: {
    "one message": async () => {
      const xml = await builderOf(
        [{ title: "One" }, { title: "Two", trackIds: ["T2"] }],
        [{}, { resourceId: "T2" }],
      ).build();
      assert.equal(xml.match(/<ern:NewReleaseMessage /g)?.length, 1);
      same(textsOf(xml.slice(xml.indexOf("<ReleaseList>")), "TitleText"), ["One", "Two"]);
      same(textsOf(xml, "ResourceReference"), ["T1", "T2"]);
    },
    "fixed header": async () => {
      const xml = await built();
      assert.equal(headerOf(await built({ title: "Other", label: "Other" }, { title: "Other" })), headerOf(xml));
      same(textsOf(xml, "PartyName"), ["DDEX Suite", "Recipient"]);
      includes(xml, 'MessageSchemaVersionId="ern/4.3"');
      const methods = Object.getOwnPropertyNames(loadBuilder().DdexBuilder.prototype);
      same(
        methods.filter((name) => /^set|header|sender|recipient|version/i.test(name)),
        [],
      );
    },
    "unsupported OS": () =>
      failsToLoad({ platform: "aix", arch: "ppc64" }, "Error: Unsupported OS: aix, architecture: ppc64"),
    "unsupported architecture": () =>
      failsToLoad({ platform: "linux", arch: "mips" }, "Error: Unsupported architecture on Linux: mips"),
    shims: async () => {
      const xml = await built();
      same([textsOf(xml, "ISRC"), textsOf(xml, "Duration")], [["TEMP00000000"], ["PT3M00S"]]);
    },
  },
  "DdexBuilder.constructor": {
    "no arguments": async () => {
      assert.equal(loadBuilder().DdexBuilder.length, 0);
      assert.match(await newBuilder().build(), /^<\?xml/);
    },
    "extra arguments": async () => {
      const Loose = loadBuilder().DdexBuilder as unknown as new (...args: unknown[]) => DdexBuilder;
      const builder = new Loose({ version: "4.2", validate: true }, 1);
      same(builder.getStats(), newBuilder().getStats());
      assert.equal(masked(await builder.build()), await builtFrom(undefined));
    },
    typings: () => same(declaredSymbols().get("DdexBuilder.constructor")?.params, []),
  },
  "DdexBuilder.validate": {
    "one release": async () => {
      const builder = newBuilder();
      const errors = ["At least one release is required"];
      same(await builder.validate(), { isValid: false, errors, warnings: [] });
      builder.addRelease(release);
      same(await builder.validate(), valid);
    },
    "nothing else": async () => {
      const nothing = { releaseId: "", releaseType: "", title: "", artist: "", trackIds: ["nothing"], upc: "x" };
      same(await builderOf([nothing, nothing], [{ isrc: "x", title: "" }]).validate(), valid);
    },
  },
  "DdexBuilder.getStats": {
    "real figures": async () => {
      const tracks = Array.from({ length: 300 }, (_, n) => ({ resourceId: `T${n}` }));
      const builder = builderOf([{ trackIds: tracks.map(({ resourceId }) => resourceId) }, {}], tracks);
      const xml = await builder.build();
      const { releasesCount, resourcesCount, lastBuildSizeBytes, totalBuildTimeMs } = builder.getStats();
      same([releasesCount, resourcesCount], [2, 300]);
      assert.equal(lastBuildSizeBytes, Buffer.byteLength(xml));
      assert.ok(totalBuildTimeMs > 0);
      await builder.build({});
      assert.ok(builder.getStats().lastBuildSizeBytes < lastBuildSizeBytes);
      await builder.build();
      assert.ok(builder.getStats().totalBuildTimeMs > totalBuildTimeMs);
    },
    zeros,
  },
  "DdexBuilder.reset": {
    cleared: async () => {
      const builder = builderOf([{}], [{}]);
      await builder.build();
      builder.reset();
      same(builder.getStats(), newBuilder().getStats());
      assert.equal(masked(await builder.build()), await builtFrom(undefined));
    },
  },
};
