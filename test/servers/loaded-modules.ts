import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Imported by a started program: writes the URL of each module that it loads into a file.
const file = process.env.LOADED_MODULES ?? "";

registerHooks({
  load(url, context, next) {
    appendFileSync(file, `${url}\n`);
    return next(url, context);
  },
});
