import { existsSync, readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { variables } from "#server/env.ts";
import { secretsIn } from "#server/signing-keys.ts";
import { type Check, type Finding, ok, type Setup, warning, wrong } from "./check.ts";

const ofLibraries = /^(AWS|NODE|npm|OTEL|PG)_|^(TZ|PATH|HOME|LANG|UV_THREADPOOL_SIZE)$/;
const fewLetters = 12; // different ones in a secret
const examples = /change|secret|password|example|12345|thirty-two|qwert/i;

export const settings: Check = {
  name: "settings",
  async run({ env, source }) {
    const file = source.ENV_FILE || ".env";
    const unknown = unknownNames(file);
    const findings: Finding[] = [];
    if (process.platform !== "win32" && existsSync(file) && (statSync(file).mode & 0o077) !== 0)
      findings.push(
        warning(`Other users of this machine may read ${file}, where passwords may be.`, `chmod 600 ${file}`),
      );
    if (unknown.length > 0)
      findings.push(
        wrong(
          `The file of variables sets ${unknown.join(", ")}, which Footpath does not know.`,
          "Compare the spelling with .env.example.",
        ),
      );
    if (!env.production)
      findings.push(
        warning(
          "NODE_ENV is not production: the site runs as if you were only trying it out.",
          "On a server, set NODE_ENV=production.",
        ),
      );
    return findings.length > 0 ? findings : [ok("All variables are known, and NODE_ENV is production.")];
  },
};

export const secret: Check = {
  name: "secret",
  async run({ env, source, signingKey }: Setup) {
    const configured = source.JWT_SECRET;
    if (!configured && env.databaseUrl)
      return [
        warning(
          "JWT_SECRET is not set: a second machine would make a key of its own and sign members out.",
          "Set the same JWT_SECRET on all machines:  openssl rand -base64 48",
        ),
      ];
    if (!configured)
      return [
        ok(
          signingKey
            ? "The key that signs tokens is in DATA_DIR/jwt-secret, made by the site."
            : "The site makes the key that signs tokens at its first start.",
        ),
      ];
    const weak = secretsIn(configured).some((text) => new Set(text).size < fewLetters || examples.test(text));
    if (!weak) return [ok("JWT_SECRET looks random.")];
    return [
      wrong(
        "JWT_SECRET looks made up by a person: whoever guesses it can sign in as anybody.",
        "Make one with  openssl rand -base64 48  and restart. Members then have to sign in again.",
      ),
    ];
  },
};

function unknownNames(file: string): string[] {
  if (file === "off" || !existsSync(file)) return [];
  const names = Object.keys(parseEnv(readFileSync(file, "utf8")));
  return names.filter((name) => !(name in variables.shape) && !ofLibraries.test(name));
}
