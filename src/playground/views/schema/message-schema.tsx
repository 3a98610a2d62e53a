import { toVersionNumber } from "@ddex-suite/ern";
import { baseName, chooseSchema, gatherSchema, type SchemaClaim } from "@ddex-suite/ern/validate";

import { usePlaygroundState } from "../parts/playground-context";

const ARCHIVES = "https://kb.ddex.net/general-implementation-guidance/validating-ddex-messages/xml-validation";

const NAMES: Readonly<Record<string, string>> = { "3.2": "ern-main.xsd", "3.3": "ern-main.xsd" };

/** The file of allowed values that a schema imports. */
const valuesFileName = (number: string): string => {
  if (number >= "4.3") return "allowed-value-sets.xsd";
  return number >= "3.6" ? "avs.xsd" : "ddex.xsd";
};

/** DDEX publishes a version's schema at its namespace; null if that isn't an ERN namespace. */
const findPublishedSchema = ({ namespace, location }: SchemaClaim) => {
  const number = toVersionNumber(namespace);
  if (number === null) return null;
  const name = NAMES[number] ?? (location.endsWith(".xsd") ? baseName(location) : "release-notification.xsd");
  return { name, imported: valuesFileName(number), version: `ERN ${number}`, address: `${namespace}/${name}` };
};

export const formatNamespace = (namespace: string): string => {
  const number = toVersionNumber(namespace);
  return number === null ? namespace || "no namespace" : `ERN ${number}`;
};

export const MessageSchema = () => {
  const claim = usePlaygroundState(({ analysis }) => analysis?.claim);
  const schemas = usePlaygroundState((state) => state.schemas);
  const problem = usePlaygroundState(
    ({ userSchema: loadedSchema }) => loadedSchema && "problem" in loadedSchema && loadedSchema.problem,
  );
  if (!claim) return null;
  const published = findPublishedSchema(claim);
  const main = chooseSchema(claim, schemas);
  const missing = main ? gatherSchema(main, schemas).missing : [];
  if (main && missing.length === 0)
    return (
      <p className="message-schema">
        Messages of {formatNamespace(claim.namespace)} are validated against <code>{main.name}</code>. Checks lists the
        problems. {problem}
      </p>
    );
  return (
    <div className="message-schema">
      {main ? (
        <p>
          <code>{main.name}</code> is here, but not all of its files:{" "}
          {missing.map(({ name, namespace, for: importer }) => (
            <span key={`${name} ${namespace}`}>
              <code>{name}</code>, which <code>{importer}</code> imports, is missing.{" "}
            </span>
          ))}
          Until then the message is not validated.
        </p>
      ) : published ? (
        <p>
          This message is {published.version}: its schema is <code>{published.name}</code>, with the files that it
          imports, such as <code>{published.imported}</code>.
        </p>
      ) : (
        <p>
          The namespace of this message is <code>{claim.namespace || "missing"}</code>, which isn’t an ERN namespace:
          add a schema for it.
        </p>
      )}
      {published && (
        <>
          <p>Where DDEX publishes it:</p>
          <ul>
            <li>
              <a href={published.address}>{published.address}</a>
            </li>
            <li>
              <a href={ARCHIVES}>A ZIP for each version</a>, in its knowledge base
            </li>
          </ul>
          <p className="detail">DDEX keeps the copyright, so this site has no copy.</p>
        </>
      )}
    </div>
  );
};
