import { createEngine } from "./create-engine";
import { serveJobs } from "./serve-jobs";

serveJobs(createEngine());
