import childProcess from "node:child_process";
import { readFileSync } from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";

// Preloaded with `--import`: as if no optional package were installed, or none whose name begins with `WITHOUT`.
const project = new URL("../package.json", import.meta.url);
const { optionalDependencies } = JSON.parse(readFileSync(project, "utf8"));
const { WITHOUT = "" } = process.env;
const refused = Object.keys(optionalDependencies).filter((name) => name.startsWith(WITHOUT));

registerHooks({
  resolve(specifier, context, next) {
    if (!refused.some((name) => `${specifier}/`.startsWith(`${name}/`))) return next(specifier, context);
    const error = new Error(`Cannot find package '${specifier}'`);
    throw Object.assign(error, { code: "ERR_MODULE_NOT_FOUND" });
  },
});

// Processes that decode files and make PDFs do without them, too.
const { fork } = childProcess;
childProcess.fork = (program, args, { execArgv = [], ...options }) =>
  fork(program, args, { ...options, execArgv: [...execArgv, "--import", import.meta.url] });
syncBuiltinESMExports();
