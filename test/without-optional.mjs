import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Preloaded with `--import`: as if no optional package were installed, or none whose name begins with `WITHOUT`.
const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const { WITHOUT = "" } = process.env;
const refused = Object.keys(optionalDependencies).filter((name) => name.startsWith(WITHOUT));

registerHooks({
  resolve(specifier, context, next) {
    if (!refused.some((name) => `${specifier}/`.startsWith(`${name}/`))) return next(specifier, context);
    const error = new Error(`Cannot find package '${specifier}'`);
    throw Object.assign(error, { code: "ERR_MODULE_NOT_FOUND" });
  },
});
