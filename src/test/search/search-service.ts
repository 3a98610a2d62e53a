import { listen } from "./search-hosts";

type Json = Record<string, unknown>;

interface Index {
  settings: Json;
  synonyms: string[];
  records: Map<string, Json>;
}

interface Call {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: Json;
}

interface BatchBody {
  requests: { action: string; body: Json & { objectID: string } }[];
}

export const emptyIndex = (): Index => ({ settings: {}, synonyms: [], records: new Map() });

const ok = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/;

/**
 * Returns a service that keeps indexes like the hosted one: each change is a task, reported as done on the second
 * request.
 */
export const startSearchService = async (fails: (call: Call) => boolean = () => false) => {
  const indexes = new Map<string, Index>();
  const calls: Call[] = [];
  const asked = new Map<number, number>();
  let lastTask = 0;
  const indexOf = (name: string): Index => {
    const index = indexes.get(name) ?? emptyIndex();
    indexes.set(name, index);
    return index;
  };

  const change = ({ method, body }: Call, name: string, part: string | undefined): void => {
    if (method === "DELETE") indexes.delete(name);
    else if (part === "settings") indexOf(name).settings = body;
    else if (part === "batch")
      for (const request of (body as unknown as BatchBody).requests)
        indexOf(name).records.set(request.body.objectID, request.body);
    else if (part === "operation" && body.operation === "copy")
      indexOf(String(body.destination)).synonyms = [...indexOf(name).synonyms];
    else if (part === "operation" && body.operation === "move") {
      indexes.set(String(body.destination), indexOf(name));
      indexes.delete(name);
    } else throw new Error(`Unknown: ${method} ${part ?? ""}`);
  };

  const port = await listen((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { method = "", headers } = request;
      const { pathname: path } = new URL(request.url ?? "", "http://host");
      const call: Call = { method, path, headers, body: text ? (JSON.parse(text) as Json) : {} };
      const [, name = "", part] = ok.exec(path) ?? [];
      if (method === "GET") {
        const task = Number(part?.replace("task/", ""));
        asked.set(task, (asked.get(task) ?? 0) + 1);
        response.end(JSON.stringify({ status: asked.get(task) === 1 ? "notPublished" : "published" }));
        return;
      }
      calls.push(call);
      if (fails(call)) {
        response.writeHead(400).end(JSON.stringify({ message: "Record is too big" }));
        return;
      }
      change(call, name, part);
      response.end(JSON.stringify({ taskID: ++lastTask, updatedAt: "", deletedAt: "" }));
    });
  });

  return {
    address: `http://127.0.0.1:${port}`,
    indexes,
    calls,
    /** How often each change was polled. */
    polls: () => [...asked.values()],
  };
};
