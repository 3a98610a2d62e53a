import assert from "node:assert/strict";

import type { DdexBuilder } from "ddex-builder";

import { declaredSymbols } from "./declared-symbols";
import { loadBuilder } from "./load-builder";
import { built, builderOf, builtFrom, includes, masked, newBuilder, release, textsOf } from "./message";
import { runNode } from "./run-node";
import { same } from "./same";
import type { SymbolChecks } from "./symbol-check";

const headerOf = (xml: string): string => xml.slice(0, xml.indexOf("</MessageHeader>"));

/** Loading the package fails with this error on another machine. */
const failsToLoad = (machine: { platform: string; arch: string }, error: string): void => {
  const pretend = Object.entries(machine).map(
    ([name, value]) => `Object.defineProperty(process, "${name}", { value: "${value}" });`,
  );
  includes(runNode(["-e", `${pretend.join("")} require("ddex-builder");`]).stderr, error);
};

const valid = { isValid: true, errors: [], warnings: [] };

/** The class DdexBuilder and its methods without data. */
export const builderChecks: SymbolChecks = {
  DdexBuilder: {
    status: "partial",
    note: {
      "Collects releases and resources and builds one ERN-like message;": async () => {
        const xml = await builderOf(
          [{ title: "One" }, { title: "Two", trackIds: ["T2"] }],
          [{}, { resourceId: "T2" }],
        ).build();
        assert.equal(xml.match(/<ern:NewReleaseMessage /g)?.length, 1);
        same(textsOf(xml.slice(xml.indexOf("<ReleaseList>")), "TitleText"), ["One", "Two"]);
        same(textsOf(xml, "ResourceReference"), ["T1", "T2"]);
      },
      "header party names and the version of stored data are fixed.": async () => {
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
    },
    errors: {
      'Error "Unsupported OS: {platform}, architecture: {arch}" when the package is loaded where it has no binary':
        () => failsToLoad({ platform: "aix", arch: "ppc64" }, "Error: Unsupported OS: aix, architecture: ppc64"),
      'Error "Unsupported architecture on Linux: {arch}" when the package is loaded where it has no binary': () =>
        failsToLoad({ platform: "linux", arch: "mips" }, "Error: Unsupported architecture on Linux: mips"),
    },
    texts: {
      "DDEX Suite": async () => includes(headerOf(await built()), "<PartyName>DDEX Suite</PartyName>"),
      Recipient: async () => includes(headerOf(await built()), "<PartyName>Recipient</PartyName>"),
      TEMP00000000: async () => same(textsOf(await built(), "ISRC"), ["TEMP00000000"]),
      PT3M00S: async () => same(textsOf(await built(), "Duration"), ["PT3M00S"]),
    },
  },
  "DdexBuilder.constructor": {
    status: "works",
    note: {
      "Takes no arguments;": async () => {
        assert.equal(loadBuilder().DdexBuilder.length, 0);
        assert.match(await newBuilder().build(), /^<\?xml/);
      },
      "extra arguments are ignored at run time": async () => {
        const Loose = loadBuilder().DdexBuilder as unknown as new (...args: unknown[]) => DdexBuilder;
        const builder = new Loose({ version: "4.2", validate: true }, 1);
        same(builder.getStats(), newBuilder().getStats());
        assert.equal(masked(await builder.build()), await builtFrom(undefined));
      },
      "and rejected by the typings.": () => {
        same(declaredSymbols().get("DdexBuilder.constructor")?.params, []);
      },
    },
  },
  "DdexBuilder.validate": {
    status: "partial",
    texts: {
      "At least one release is required": async () =>
        same((await newBuilder().validate()).errors, ["At least one release is required"]),
    },
    note: {
      "Reports valid as soon as one release was added;": async () => {
        const builder = newBuilder();
        const errors = ["At least one release is required"];
        same(await builder.validate(), { isValid: false, errors, warnings: [] });
        builder.addRelease(release);
        same(await builder.validate(), valid);
      },
      "checks nothing else.": async () => {
        const nothing = { releaseId: "", releaseType: "", title: "", artist: "", trackIds: ["nothing"], upc: "x" };
        same(await builderOf([nothing, nothing], [{ isrc: "x", title: "" }]).validate(), valid);
      },
    },
  },
  "DdexBuilder.getStats": {
    status: "partial",
    note: {
      "Counts, cumulative build time and last size are real;": async () => {
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
      "validation counters stay 0.": async () => {
        const builder = newBuilder();
        await builder.validate();
        await builder.build();
        const { validationErrors, validationWarnings } = builder.getStats();
        same([validationErrors, validationWarnings], [0, 0]);
      },
    },
  },
  "DdexBuilder.reset": {
    status: "works",
    note: {
      "Clears releases, resources and statistics.": async () => {
        const builder = builderOf([{}], [{}]);
        await builder.build();
        builder.reset();
        same(builder.getStats(), newBuilder().getStats());
        assert.equal(masked(await builder.build()), await builtFrom(undefined));
      },
    },
  },
};
