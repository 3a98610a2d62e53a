/** @jest-environment node */
import { OLDER_FAULTS } from "../../test/older-faults";
import { olderMessage } from "../../test/older-message";
import { listOlderProfiles } from "../schema/profiles";
import { parseErn } from "../xml/parse-ern";
import { checkAdvice } from "./check-advice";
import { checkErn } from "./check-ern";

const profiles = listOlderProfiles();
const names = profiles.map(({ profile, edition }, index) => [profile, edition, index] as const);

const check = (message: string) => checkAdvice(parseErn(message), "profile");
/** The numbers of the rules that a message breaks. */
const broken = (message: string): Set<string> =>
  new Set(check(message).diagnostics.map(({ remedy }) => /It's rule (\S+)/.exec(remedy)![1]!));

const named = (name: string): string =>
  olderMessage("AudioSingle", "1.4").replace(/(ReleaseProfileVersionId=")[^"]*/, `$1${name}`);

it.each(names)("a message that keeps the rules of %s %s has no problem", (profile, edition) => {
  const message = olderMessage(profile, edition);
  expect(check(message)).toEqual({ kind: "profile", diagnostics: [], count: 0, edition });
  expect(checkErn(message)).toEqual([]);
});

it.each(names)("each rule of %s %s is broken by a change against it, with its number", (profile, edition, index) => {
  const message = olderMessage(profile, edition);
  const unseen = profiles[index]!.rules.filter(({ level }) => level !== "conditional").filter(
    ({ id, source }) => !broken(OLDER_FAULTS[id]!(message)).has(source),
  );
  expect(unseen).toEqual([]);
});

it("knows a fault for each rule that is checked, and no other", () => {
  const checked = profiles.flatMap(({ rules }) =>
    rules.flatMap(({ id, level }) => (level === "conditional" ? [] : [id])),
  );
  expect(Object.keys(OLDER_FAULTS).toSorted()).toEqual([...new Set(checked)].toSorted());
});

it("reads the edition from the name, with the prefix that is often written", () => {
  const editionOf = (name: string) => check(named(name)).edition;
  expect(editionOf("CommonReleaseTypes/14/AudioSingle")).toBe("1.4");
  expect(editionOf("CommonReleaseTypesTypes/14/AudioSingle")).toBe("1.4");
  expect(editionOf("CommonReleaseTypes/131/AudioSingle")).toBe("1.3");
  expect(editionOf("CommonReleaseTypesTypes/13/audiosingle")).toBe("1.3");
  expect(editionOf("CommonReleaseTypesTypes/13/ClassicalAudioAlbum")).toBe("1.3");
});

it("checks the profile in older versions of ERN 3, too", () => {
  const older = named("CommonReleaseTypes/13/AudioSingle").replace("/ern/382", "/ern/38");
  expect(check(older)).toMatchObject({ count: 0, edition: "1.3" });
  expect(check(older.replace(/<ISRC>.*?<\/ISRC>/, "")).count).toBe(1);
});

it.each(["CommonReleaseTypes/12/AudioSingle", "CommonReleaseTypes/14/WallpaperRelease", "Audio"])(
  "says that no rules of %s are known",
  (name) => {
    expect(check(named(name)).unchecked).toBe(`not checked, because no rules of ${name} are known for ERN 3.8.2`);
  },
);

it("takes no rule of ERN 3 for a message of ERN 4", () => {
  const message = named("CommonReleaseTypes/14/AudioSingle").replace("/ern/382", "/ern/43");
  expect(check(message).unchecked).toContain("are known for ERN 4.3");
});
