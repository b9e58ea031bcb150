import { createContext as inReact, useContext } from "react";
import { createContext } from "react-router";
import type { Api } from "./contracts.ts";

/** Logs a failure that a page goes on without; on the server the page is not cached then. */
export const logFailure = createContext<(error: unknown, message: string) => void>((error, message) =>
  console.error(message, error),
);

/**
 * The API as a page sees it. On the server it is the rules themselves, in the browser it is HTTP,
 * and no page knows which.
 */
export const api = createContext<Api>();

/** The same for what is asked later than a page is read: by a button, or once it is known who reads. */
export const Calls = inReact<Api | null>(null);

export function useApi(): Api {
  const calls = useContext(Calls);
  if (!calls) throw new Error("The API is asked for outside of the app.");
  return calls;
}
