import { compileBody } from "../../../test/content/compile-body";

it("<ErnProfiles> prints the rules of each profile with their numbers, below a heading", () => {
  const { content, markdown } = compileBody('<ErnProfiles in="4" />');
  expect(content.join("")).toContain("<code>FrontCoverImage</code>");
  expect(markdown).toContain("### SimpleAudioSingle");
  expect(markdown).toContain("### Classical (variant)");
  expect(markdown).toMatch(/\| There is one `SoundRecording`\. +\| 1351-1 +\|/);
  expect(markdown).toContain("A message of DDEX's in ERN 4.2 and 4.3 keeps them.");
});

it("<ErnProfiles> prints for ERN 3 what the profiles have in common, then the rules of each", () => {
  const { markdown } = compileBody('<ErnProfiles in="3" />');
  expect(markdown).toContain("### Every profile of ERN 3");
  expect(markdown).toMatch(/\| The main release has a `GRid` or an `ICPN`\. +\| 1069-1 +\|/);
  expect(markdown).toMatch(
    /more than one `Release` has \S+ with the value `true`\. Not in LongformMusicVideo \(1\.4\)\./,
  );
  expect(markdown).toMatch(
    /\| There is a release of the type `VideoTrackRelease`\. Only in version 1\.3\. +\| 1204-1 +\|/,
  );
  expect(markdown).toContain("An image for a screen. In version 1.3.");
  expect(() => compileBody('<ErnProfiles in="5" />')).toThrow(/5/);
});
