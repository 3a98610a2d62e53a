import { ensureBuild } from "./ensure-build";

void ensureBuild();
