import type { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import type { Env } from "#server/env.ts";

export type Verdict = "ok" | "warning" | "wrong";

/** `text` is a sentence about what is, `advice` one about what to do. */
export type Finding = { verdict: Verdict; text: string; advice?: string };

/** What the checks look at. */
export type Setup = {
  env: Env;
  /** The environment, with the variables of `.env`. */
  source: Record<string, string | undefined>;
  resolver: Resolver;
  /** Finds addresses for connections in the same way. */
  lookup: LookupFunction;
  /** Signs requests to the site. Undefined until its first start. */
  signingKey: Uint8Array | undefined;
  mailTo: string | undefined;
  dkim: string | undefined;
};

/** Throws a sentence if it cannot be done. */
export type Check = { name: string; run(setup: Setup): Promise<Finding[]> };

export function ok(text: string): Finding {
  return { verdict: "ok", text };
}

export function warning(text: string, advice: string): Finding {
  return { verdict: "warning", text, advice };
}

export function wrong(text: string, advice: string): Finding {
  return { verdict: "wrong", text, advice };
}

export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return size >= 10_240
    ? `${Math.round(size / 1024).toLocaleString("en-US")} GB`
    : `${Math.round(size).toLocaleString("en-US")} MB`;
}

/** The reason of a failed connection, in a few words. */
export function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code, message } = first as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    ECONNREFUSED: "nothing listens there",
    ECONNRESET: "the connection was cut",
    ETIMEDOUT: "no answer in time",
    EHOSTUNREACH: "there is no route to it",
    ENETUNREACH: "there is no route to it",
    ENOTFOUND: "the name was not found",
    ENODATA: "the name was not found",
  };
  // Some libraries keep only the message.
  return words[String(code)] ?? words[/\bE[A-Z]{5,}\b/.exec(message)?.[0] ?? ""] ?? message;
}
