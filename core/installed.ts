import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** True for an optional package that is in `node_modules`. */
export function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
