import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SigningKeys } from "#core/services.ts";

const minSecret = 32; // bytes

/** The keys of JWT_SECRET, or of a file in the data folder with a secret that is generated once. */
export function readSigningKeys(configured: string | undefined, dataDir: string): SigningKeys {
  const secrets = secretsIn(configured ?? storedSecrets(dataDir));
  return secrets.map((secret) => new TextEncoder().encode(secret)) as [Uint8Array];
}

/**
 * One secret, or two with a comma or a line break between them, of which the first signs. A secret may itself have commas:
 * everything between any two of them that is long enough is a secret, so what was signed with one in use stays valid.
 */
export function secretsIn(text: string): string[] {
  const ends = [...text.matchAll(/[,\n]/g)].map(({ index }) => index).concat(text.length);
  const starts = [0, ...ends.slice(0, -1).map((end) => end + 1)];
  const between = starts.flatMap((start, at) => ends.slice(at).map((end) => text.slice(start, end).trim()));
  return [...new Set([...between.filter(isLong), text])];
}

/** Returns the number of earlier secrets that stay valid: one, or with `isOnly` none. */
export function addSecret(dataDir: string, { isOnly }: { isOnly: boolean }): number {
  const file = fileIn(dataDir);
  const earlier = isOnly || !existsSync(file) ? [] : secretsIn(storedSecrets(dataDir)).slice(0, 1);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${[newSecret(), ...earlier].join("\n")}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return earlier.length;
}

export function newSecret(): string {
  return randomBytes(48).toString("base64url");
}

const isLong = (secret: string) => Buffer.byteLength(secret) >= minSecret;
const fileIn = (dataDir: string) => join(dataDir, "jwt-secret");

function storedSecrets(dataDir: string): string {
  const file = fileIn(dataDir);
  if (!existsSync(file)) makeFile(file);
  return readFileSync(file, "utf8").trim();
}

/** Atomic: a process may be killed while it writes, and two may start at once. */
function makeFile(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
