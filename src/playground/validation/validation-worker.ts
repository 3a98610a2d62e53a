import { serveJobs } from "../workers/serve-jobs";
import { createValidation } from "./create-validation";

serveJobs(createValidation(() => import("libxml2-wasm")));
