import { MessagePage } from "../components/layout/message-page";
import { Seo } from "../components/seo";
import { paths } from "../utils/paths";

const description = "Where to try DDEX Suite today: on your own machine, with a message from these pages.";

const PlaygroundPage = () => (
  <MessagePage title="Playground">
    <Seo title="Playground" description={description} path={paths.playground()} />
    <p>
      The playground that runs in the browser is not here yet. You can try the toolkit on your own machine in a minute:
    </p>
    <ul>
      <li>
        <a href={paths.doc("builder/quick-start")}>Build a first message</a> with the npm package{" "}
        <code>ddex-builder</code>.
      </li>
      <li>
        <a href={paths.doc("parser/quick-start")}>Parse a message</a> in Rust, Python or TypeScript.
      </li>
    </ul>
  </MessagePage>
);

export default PlaygroundPage;
