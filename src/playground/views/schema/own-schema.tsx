import { chooseSchema, gatherSchema } from "../../validation/choose-schema";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlaygroundState } from "../parts/playground-context";
import { namespaceLabel, publishedSchema } from "./schema-names";
import type { SchemaClass } from "./schema-styles";

const ARCHIVES = "https://kb.ddex.net/general-implementation-guidance/validating-ddex-messages/xml-validation";

/** Shows which schema the open message has, whether it's available, and where DDEX publishes it. */
export const OwnSchema = () => {
  const claim = usePlaygroundState(({ analysis }) => analysis?.claim);
  const schemas = usePlaygroundState((state) => state.schemas);
  const problem = usePlaygroundState(({ givenProblem }) => givenProblem);
  if (!claim) return null;
  const published = publishedSchema(claim);
  const main = chooseSchema(claim, schemas);
  const missing = main ? gatherSchema(main, schemas).missing : [];
  if (main && missing.length === 0)
    return (
      <p className={"own" satisfies SchemaClass}>
        Messages of {namespaceLabel(claim.namespace)} are validated against <code>{main.name}</code>. Checks has what is
        found. {problem}
      </p>
    );
  return (
    <div className={"own" satisfies SchemaClass}>
      {main ? (
        <p>
          <code>{main.name}</code> is here, but not all that it asks for:{" "}
          {missing.map(({ name, namespace, for: asking }) => (
            <span key={`${name} ${namespace}`}>
              <code>{name}</code>, which <code>{asking}</code> imports, is missing.{" "}
            </span>
          ))}
          Until then the message is not validated.
        </p>
      ) : (
        <p>
          {published ? (
            <>
              This message is {published.version}: its schema is <code>{published.name}</code>, with the files that it
              imports, such as <code>{published.imported}</code>.
            </>
          ) : (
            <>
              The namespace of this message is <code>{claim.namespace || "missing"}</code>, which is none of ERN: give a
              schema for it.
            </>
          )}
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
          <p className={"detail" satisfies PanelTextClass}>DDEX keeps the copyright, so this site has no copy.</p>
        </>
      )}
    </div>
  );
};
