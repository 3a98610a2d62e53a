/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { zipSync } from "fflate";

import { version } from "../package.json";
import { checkErn } from "../src";
import { LIMITS } from "../src/limits";
import { bundledScript } from "../test/bundled-script";
import { runCaptured as runIn } from "../test/run-captured";
import { startCommands } from "../test/start-commands";
import { temporaryFolder } from "../test/temporary-folder";
import { parseOptions } from "./options";
import { runErn } from "./run-ern";

const cli = bundledScript("packages/ern/cli/cli.ts");
const sample = (name: string): string => readFileSync(`src/playground/samples/${name}`, "utf8");
const schemas = path.resolve("packages/ern/test/schemas");

const folder = temporaryFolder({
  "broken.xml": sample("43-broken.xml"),
  "good/album.xml": sample("43-album.xml"),
  "good/more/single.xml": sample("43-single.xml"),
  "old.xml": sample("382-album.xml").replace(
    " LanguageAndScriptCode",
    ' ReleaseProfileVersionId="CommonReleaseTypes/14/AudioAlbumMusicOnly"$&',
  ),
  "video.xml": sample("43-video.xml").replaceAll("/ern/43", "/ern/371"),
  "bad.xsd": "<schema/>",
});

const commands = startCommands(folder);
afterAll(commands.stop);

/** Runs the command itself, which reads this from standard input. */
const runOn = (input: Uint8Array, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, input });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
};

const runCaptured = (args: readonly string[]) => runIn(folder, args);
const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");

describe("packages/ern/cli/cli.ts check", () => {
  it("prints problems in the words of the playground, with their places, and exits with 1", async () => {
    const { code, out } = await runCaptured(["check", "broken.xml"]);
    expect(code).toBe(1);
    expect(out).toContain(
      "broken.xml:59:17: error: “2:58” is not an ISO 8601 duration. Write it as PT2M58S. [duration]\n",
    );
    expect(out).toMatch(
      /\nbroken\.xml: Built-in checks only: 9 problems\.\nbroken\.xml: Release profile: 1 found by version 2\.1 of its rules\.\n$/,
    );
    expect(out.split("\n")).toHaveLength(13);
    expect(out).toMatch(/\nbroken\.xml:63:\d+: profile: Against a rule of the release profile SimpleAudioSingle: /);
    const without = await runCaptured(["check", "broken.xml", "--no-profile"]);
    expect(without.out).toMatch(/\nbroken\.xml: Built-in checks only: 9 problems\.\n$/);
    expect(without.out).not.toContain("profile");
  });

  it("checks all messages of a folder, and exits with 0 if nothing is found", async () => {
    const found = [
      "Built-in checks only: no problems found.",
      "Release profile: nothing found by version 2.1 of its rules.",
    ];
    const album = path.join("good", "album.xml");
    const single = path.join("good", "more", "single.xml");
    const out = [album, single].flatMap((file) => found.map((text) => `${file}: ${text}\n`)).join("");
    expect(await runCaptured(["check", "good"])).toEqual({ code: 0, out, err: "" });
  });

  it("says which version of a profile's rules it applied, or that none are known", async () => {
    const { out } = await runCaptured(["check", "old.xml", "video.xml"]);
    expect(out).toMatch(/\nold\.xml: Release profile: \d+ found by version 1\.4 of its rules\.\n/);
    expect(out).toMatch(
      /\nvideo\.xml: Release profile: not checked, because no rules of MixedMedia are known for ERN 3\.7\.1\.\n/,
    );
    const junit = await runCaptured(["check", "video.xml", "--format", "junit"]);
    expect(junit.out).toMatch(/<testsuite [^>]*skipped="1"/);
    expect(junit.out).toMatch(/name="release profile">\s*<skipped message="Release profile: not checked/);
  });

  it("checks the files that a pattern in quotes stands for, as where no shell expands it", async () => {
    const filesOf = async (pattern: string) => [
      ...new Set((await runCaptured(["check", pattern])).out.match(/^[^:]+\.xml(?=:)/gm)),
    ];
    expect(await filesOf("*.xml")).toEqual(["broken.xml", "old.xml", "video.xml"]);
    expect(await filesOf("good/**/*.xml")).toEqual([
      path.join("good", "album.xml"),
      path.join("good", "more", "single.xml"),
    ]);
    expect(await filesOf("go?d/*/s*.xml")).toEqual([path.join("good", "more", "single.xml")]);
    expect(await runCaptured(["check", "good/*.xsd"])).toMatchObject({
      code: 2,
      err: "good/*.xsd: No file has such a name.\n",
    });
  });

  it("opens a ZIP whatever its name is, and calls other files what they are", async () => {
    const zip = zipSync({ "a/album.xml": Buffer.from(sample("43-album.xml")) });
    const files = { "zip.xml": zip, "gzip.xml": gzipSync("<a/>"), "page.xml": "<!doctype html><p>", "data.xml": "{}" };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
    expect(await runCaptured(["check", "zip.xml"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("zip.xml/a/album.xml: Built-in"),
    });
    const unpackIt = "gzip.xml: This is a gzip archive, not an ERN message. Unpack it, and open the message in it.\n";
    expect(await runCaptured(["check", "gzip.xml"])).toEqual({ code: 2, out: "", err: unpackIt });
    for (const [name, what] of Object.entries({ "page.xml": "an HTML page", "data.xml": "JSON" })) {
      const { code, out } = await runCaptured(["check", name, "--errors-only"]);
      expect(code).toBe(1);
      expect(out).toContain(`${name}:1:1: error: This is ${what}, not an ERN message.`);
    }
  });

  it("reads standard input, validates against a schema and rules, and writes JSON", async () => {
    const message = readFileSync(path.join(schemas, "message.xml"));
    const { code, out } = runOn(message, "check", "-", "--schema", schemas, "--format", "json");
    expect(code).toBe(1);
    const { files } = JSON.parse(out) as { files: object[] };
    expect(files).toEqual([
      {
        file: "standard input",
        checks: [
          expect.objectContaining({ name: "built-in checks" }),
          expect.objectContaining({
            result: "Valid against release-notification.xsd 4.3.",
            count: 0,
            problems: [],
          }),
          {
            name: "rules.sch",
            result: "Rules of rules.sch are broken: 1 problem.",
            isFailed: false,
            count: 1,
            problems: [
              {
                severity: "error",
                code: "rules",
                line: 13,
                column: 5,
                message: "The recording A2 says nothing of explicit words.",
                remedy: "",
                location: expect.stringMatching(/SoundRecording\[2\]$/),
                fixes: [],
              },
            ],
          },
        ],
      },
    ]);
  });

  it("writes JUnit, with a test case for each check of each file, to a file", async () => {
    const zip = path.join(folder, "messages.zip");
    const bytes = zipSync({ "a/album.xml": Buffer.from(sample("43-album.xml")), "notes.txt": Buffer.from("no") });
    writeFileSync(zip, bytes);
    const all = ["check", "broken.xml", "messages.zip", "--format", "junit", "--output", "reports/today/junit.xml"];
    expect(await runCaptured(all)).toEqual({ code: 1, out: "", err: "" });
    const written = read("reports/today/junit.xml");
    expect(checkErn(written).map(({ code }) => code)).not.toContain("malformed");
    expect(written).toContain('<testsuite name="broken.xml" tests="2" failures="2" errors="0">');
    expect(written).toContain('<failure message="Built-in checks only: 9 problems.">broken.xml:34:17: error: ');
    expect(written).toContain('<testcase classname="messages.zip/a/album.xml" name="built-in checks"/>');
  });

  it("writes the reports of the playground: SVRL with locations, and HTML to print", async () => {
    const svrl = await runCaptured(["check", "broken.xml", "--format", "svrl"]);
    expect(svrl.code).toBe(1);
    expect(checkErn(svrl.out).map(({ code }) => code)).not.toContain("malformed");
    expect(svrl.out).toContain('location="/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}');
    expect(svrl.out.match(/<svrl:failed-assert/g)).toHaveLength(10);
    const html = await runCaptured(["check", "good", "--format", "html"]);
    expect(html.code).toBe(0);
    expect(html.out).toContain("<p>Built-in checks only: no problems found.</p>");
  });

  it("finds the files that a schema includes, and uses a file once that is given twice", async () => {
    const [message, main, rules] = ["message.xml", "release-notification.xsd", "rules.sch"].map((name) =>
      path.join(schemas, name),
    ) as [string, string, string];
    const checksOf = async (...options: readonly string[]): Promise<string[]> => {
      const { out } = await commands.run("check", message, ...options, "--format", "json");
      const { files } = JSON.parse(out) as { files: [{ checks: { result: string }[] }] };
      return files[0].checks.slice(1).map(({ result }) => result);
    };
    expect(await checksOf("--schema", main)).toContain("Valid against release-notification.xsd 4.3.");
    expect(await checksOf("--schema", schemas, "--rules", rules)).toEqual(await checksOf("--schema", schemas));
  });

  it("exits with 2 if no schema fits or can be used, which must not look like a valid message", async () => {
    const unfit = await commands.run("check", "old.xml", "--schema", schemas);
    expect(unfit).toMatchObject({ code: 2, err: "" });
    expect(unfit.out).toContain(
      "Not checked against a schema of ERN 3.8.2. None of the schemas given is for its namespace, http://ddex.net/xml/ern/382.",
    );
    expect(await commands.run("check", "old.xml", "--schema", "bad.xsd")).toMatchObject({
      code: 2,
      err: expect.stringContaining("bad.xsd is neither an XML Schema nor Schematron"),
    });
  });

  it("leaves out warnings if errors only are asked for", async () => {
    expect(new Set(checkErn(read("video.xml")).map(({ severity }) => severity))).toEqual(new Set(["warning"]));
    expect(await runCaptured(["check", "video.xml", "--errors-only"])).toMatchObject({ code: 0 });
  });
});

describe("packages/ern/cli/cli.ts fix, convert, compare and tracks", () => {
  it("makes the certain fixes, writes the message and lists what is left", async () => {
    const { code, out, err } = await runCaptured(["fix", "broken.xml"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^broken\.xml: 1 problem fixed\.\n/);
    expect(out).toBe(read("broken.xml").replace("QZ-ABC-26-00010", "QZABC2600010"));
    expect(await runCaptured(["fix", "good", "--output", "fixed/"])).toMatchObject({ code: 0 });
    expect(read("fixed/more/single.xml")).toBe(sample("43-single.xml"));
  });

  it.each(["fix", "convert"])(
    "%s writes no file outside the folder, and the other files of the ZIP",
    async (command) => {
      const message = Buffer.from(sample("42-single.xml"));
      const names = ["../escaped.xml", `${folder}/absolute.xml`, "..\\back.xml", "C:\\drive.xml", "a/../../up.xml"];
      const inside = "in\\side.xml";
      const zip = zipSync(Object.fromEntries([...names, inside].map((name) => [name, message])));
      writeFileSync(path.join(folder, "slip.zip"), zip);
      const { code, err } = await runCaptured([command, "slip.zip", "--output", `slip-${command}/out/`]);
      expect(code).toBe(2);
      expect(err.match(/: Not opened: its name leads out of the archive\.\n/g)).toHaveLength(names.length);
      const written = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const target = command === "fix" ? "side.xml" : "side-ern-4.3.2.xml";
      expect(written.filter((name) => /escaped|absolute|back|drive|up\.xml/.test(name))).toEqual([]);
      expect(written).toContain(path.join(`slip-${command}`, "out", "in", target));
    },
  );

  it("writes through no link that leads out of the folder", async () => {
    for (const name of ["linked/out", "linked/elsewhere"]) mkdirSync(path.join(folder, name), { recursive: true });
    symlinkSync("../elsewhere", path.join(folder, "linked/out/more"));
    symlinkSync("../gone.xml", path.join(folder, "linked/out/album.xml"));
    const { code, err } = await runCaptured(["fix", "good", "--output", "linked/out/"]);
    expect(code).toBe(2);
    expect(err.match(/: Not written: .* is a link that leads out of the folder\./g)).toHaveLength(2);
    expect(readdirSync(path.join(folder, "linked/elsewhere"))).toEqual([]);
    expect(existsSync(path.join(folder, "linked/gone.xml"))).toBe(false);
  });

  it("converts to ERN 4.3, and exits with 1 if something is to be decided", async () => {
    const { code, out, err } = await runCaptured(["convert", "old.xml"]);
    expect(code).toBe(1);
    expect(checkErn(out)).toEqual([]);
    expect(err).toMatch(/old\.xml: To decide: .*\nold\.xml: 1 to decide, \d+ added, /);
    expect((await runCaptured(["convert", "old.xml", "--output", "new.xml", "--format", "json"])).out).toContain(
      '"decide": 1,',
    );
    expect(read("new.xml")).toBe(out);
    expect(await runCaptured(["convert", "video.xml"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("This is ERN 3.7.1"),
    });
  });

  it("compares two messages by meaning", async () => {
    const album = path.join("good", "album.xml");
    const { code, out } = await runCaptured(["compare", "old.xml", album]);
    expect(code).toBe(1);
    expect(out).toContain("Changed: Releases: Slow Rivers, ICPN 4006381333931: Genre: Chanson → Jazz\n");
  });

  it("lists the tracks of messages", async () => {
    const { code, out } = await runCaptured(["tracks", "good", "--format", "json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { tracks: [{ isrc: ["QZABC2600001"] }, {}, {}] },
      { file: path.join("good", "more", "single.xml") },
    ]);
  });

  it.each(["csv", "json", "text"])(
    "lists tracks as %s one message after the other, without those it can't read",
    async (format) => {
      const [album, cut, single] = [path.join("good", "album.xml"), "cut.xml", path.join("good", "more", "single.xml")];
      writeFileSync(path.join(folder, cut), "<ern:NewReleaseMessage");
      const list = (...files: string[]) => runCaptured(["tracks", ...files, "--format", format]);
      const [first, second] = [await list(album), await list(single)];
      const rest = format === "json" ? second.out.slice(2) : second.out.replace(/^.*?\r?\n/, "");
      const expected = format === "json" ? first.out.replace(/\n\]\n$/, `,\n${rest}`) : first.out + rest;
      expect(await list(album, single)).toEqual({ code: 0, out: expected, err: "" });
      expect(await list(album, cut, single)).toEqual({
        code: 2,
        out: expected,
        err: expect.stringMatching(/^cut\.xml: /),
      });
      const { out } = await runCaptured(["tracks", album, cut, single, "--format", format, "--output", "tracks.out"]);
      expect([out, read("tracks.out")]).toEqual(["", expected]);
    },
  );

  it("lists what messages are, whether they are read at once or in pieces", async () => {
    const single = path.join("good", "more", "single.xml");
    const { code, out } = await runCaptured(["list", "old.xml", single]);
    expect([code, out.replace(/ +/g, " ")]).toEqual([
      0,
      "File ERN Type Message ID Thread ID Created Sender Recipients Releases Tracks\n" +
        "old.xml 3.8.2 NewReleaseMessage MSG-2026-0382 THREAD-2026-0382 2026-11-20T08:15:00Z Example Label Example Music Service 2 2\n" +
        `${single} 4.3 NewReleaseMessage MSG-2026-0002 2026-11-20T10:00:00+01:00 PADPIDA20261120019 PADPIDA20261120027 1 1\n`,
    ]);
    const secondColumns = out
      .trimEnd()
      .split("\n")
      .map((line) => line.search(/(?<= {2})\S/));
    expect(new Set(secondColumns)).toEqual(new Set([single.length + 2]));
    const long = sample("382-album.xml").replace("<ResourceList>", `<!--${" ".repeat(4.1 * 1024 * 1024)}-->$&`);
    writeFileSync(path.join(folder, "long.xml"), long);
    const list = async (file: string) => {
      const { out: json } = await runCaptured(["list", file, "cut.xml", "--format", "json"]);
      return JSON.parse(json) as { file: string; recipients: string[] }[];
    };
    const [described] = await list("old.xml");
    expect(described).toMatchObject({ recipients: ["Example Music Service"], releases: 2 });
    expect(await list("long.xml")).toEqual([{ ...described, file: "long.xml" }]);
    const csv = await runCaptured(["list", "cut.xml", "old.xml", "--format", "csv", "--output", "list.csv"]);
    expect(csv).toMatchObject({ code: 2, out: "", err: expect.stringMatching(/^cut\.xml: /) });
    expect(read("list.csv")).toContain("\r\nold.xml,3.8.2,NewReleaseMessage,");
  });

  it("reads a message only after the rows of the one before are written", async () => {
    const late = path.join(folder, "late.xml");
    writeFileSync(late, "");
    const printed: string[] = [];
    const write = (text: string | Uint8Array) => {
      if (printed.push(String(text)) === 1) writeFileSync(late, sample("42-single.xml"));
    };
    await runErn(["tracks", path.join(folder, "old.xml"), late], { stdout: { write }, stderr: { write } });
    expect(printed.join("")).toContain("Lantern");
  });

  it("refuses a file that is longer than any message may be before it's read", async () => {
    const huge = path.join(folder, "huge.xml");
    writeFileSync(huge, "");
    truncateSync(huge, 3 * LIMITS.sourceLength + 1);
    const { code, err } = await runCaptured(["check", "huge.xml"]);
    expect([code, err]).toEqual([2, "huge.xml: It has 769 MB; a message has at most 268,435,456 characters.\n"]);
    rmSync(huge);
  });
});

describe("packages/ern/cli/cli.ts", () => {
  it("prints its help, and names what is wrong in its use", async () => {
    expect(await runCaptured(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
    for (const args of [["--help"], ["help"], ["-h"]])
      expect(await runCaptured(args)).toMatchObject({
        code: 0,
        out: expect.stringContaining("ern check FILE…"),
        err: "",
      });
    const help = await runCaptured(["help", "check"]);
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining("--schema PATH"), err: "" });
    expect(await runCaptured(["check", "--help"])).toEqual(help);
    expect(Math.max(...help.out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(120);
    expect(await runCaptured(["check", "missing.xml"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^missing\.xml: There is no file or folder “missing\.xml” in .+\.\n$/),
    });
    const wrong = (...args: string[]) => expect(() => parseOptions(args));
    wrong().toThrow("Name a command first: check, fix, convert, compare, tracks, list, batch.");
    wrong("chekc", "a.xml").toThrow("There is no command chekc: check, fix,");
    wrong("help", "chekc").toThrow("There is no command chekc.");
    wrong("check", "--fromat", "json").toThrow("--fromat");
    wrong("compare", "old.xml", "old.xml", "--format", "junit").toThrow("junit isn't one");
    wrong("check", "old.xml", "--write").toThrow("check has no option --write. Its options are --schema,");
    wrong("check", "old.xml", "--max-problems", "ten").toThrow("ten isn't one");
    wrong("check", "-", "--watch").toThrow("standard input doesn't change");
  });

  const inShell = (command: string) => {
    const env = { ...process.env, NODE: process.execPath, ERN: cli };
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" });
    return { code: status, out: stdout, err: stderr };
  };

  (process.platform === "win32" ? it.skip : it)("reads a pipe that has a name", () => {
    const { code, out } = inShell('cat broken.xml | "$NODE" "$ERN" check /dev/stdin');
    expect([code, out]).toEqual([1, expect.stringContaining("/dev/stdin: Built-in checks only: 9 problems.")]);
  });

  (process.platform === "win32" ? it.skip : it)("ends as it would if the reader of its output has enough", () => {
    const { out, err } = inShell('{ "$NODE" "$ERN" check broken.xml --fixes; echo $? > code; } | true; cat code');
    expect([out, err]).toEqual(["1\n", ""]);
  });
});
