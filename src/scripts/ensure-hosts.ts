import { debianInstall, which } from "./tools/debian";

/** usage: ensure-hosts.ts; installs the servers whose configurations are tried where Debian's apt may be used, and goes on without. */
for (const name of ["nginx", "caddy"])
  if (which(name) === undefined && !debianInstall([name])?.run(true))
    console.log(`Could not install ${name}: its configuration is not tried.`);
