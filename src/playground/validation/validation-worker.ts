import { serveJobs } from "../workers/serve-jobs";
import { createJobs } from "./create-jobs";

serveJobs(createJobs(() => import("libxml2-wasm")));
