import { registerHooks } from "node:module";

// Preloaded with `--import`: as if the optional packages for buckets and for other scripts were not installed.
const optional = /^@(aws-sdk|fontsource-variable\/noto)/;

registerHooks({
  resolve(specifier, context, next) {
    if (!optional.test(specifier)) return next(specifier, context);
    const error = new Error(`Cannot find package '${specifier}'`);
    throw Object.assign(error, { code: "ERR_MODULE_NOT_FOUND" });
  },
});
