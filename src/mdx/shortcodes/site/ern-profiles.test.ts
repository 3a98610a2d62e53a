import { compileBody } from "../../../test/content/compile-body";

it("<ErnProfiles> prints the rules of each profile with their numbers, below a heading", () => {
  const { content, markdown } = compileBody("<ErnProfiles />");
  expect(content.join("")).toContain("<code>FrontCoverImage</code>");
  expect(markdown).toContain("### SimpleAudioSingle");
  expect(markdown).toContain("### Classical (variant)");
  expect(markdown).toMatch(/\| There is one `SoundRecording`\. +\| 1351-1 +\|/);
  expect(markdown).toContain("A message of DDEX's in ERN 4.2 and 4.3 keeps them.");
});
