import { readSample } from "../test/read-sample";
import { buildFromData } from "./build/build-from-data";
import { checkErn } from "./check/check-ern";
import { readMessage } from "./model/read-message";
import { toVersion } from "./schema/versions";
import { checkTerritory } from "./values/territories";
import { resolveEntities } from "./xml/escape";
import { parseErn } from "./xml/parse-ern";

/** Property names of every plain object. */
const names = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

describe("names from outside the program", () => {
  it.each(names)("treats %s as plain text", (name) => {
    expect(toVersion(`http://ddex.net/xml/ern/${name}`)).toBeNull();
    const message = `<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/${name}"><${name}/></e:NewReleaseMessage>`;
    expect(checkErn(message)).toMatchObject([{ code: "version" }]);
    expect(JSON.stringify(checkErn(message))).not.toContain("native code");
    expect(readMessage(parseErn(message)).version).toBeNull();
    expect(resolveEntities(`&${name.toLowerCase()};`)).toBe(`&${name.toLowerCase()};`);
    expect(checkTerritory(name)!.remedy).toContain("ISO 3166-1");
    expect(() => checkErn(readSample("43-single.xml").replace(/(<\/?)Duration/g, `$1${name}`))).not.toThrow();
    const json = readSample("single.json").replace('"message"', `"${name}": 1, "message"`);
    expect(() => buildFromData(JSON.parse(json))).toThrow(`There is no key ${name} here`);
  });
});
