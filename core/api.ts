import { createContext as createReactContext, useContext } from "react";
import { createContext } from "react-router";
import type { PagePlace } from "./site-languages.ts";

/**
 * Every operation as a function: in process on the server, `fetch` in the browser. `api/contracts.ts` fills
 * it in, so that a feature can use the API without importing the contracts of others.
 */
export interface Api extends Record<never, never> {}

/** Logs a failure that the page is shown without. The server does not cache the page then. */
export const logFailure = createContext<(error: unknown, message: string) => void>((error, message) =>
  console.error(message, error),
);

/** The languages of the site and of the page; undefined on a site with one. */
export const pagePlace = createContext<PagePlace | undefined>(undefined);

/** The API for loaders and actions. */
export const api = createContext<Api>();

export const ApiContext = createReactContext<Api | null>(null);

export function useApi(): Api {
  const client = useContext(ApiContext);
  if (!client) throw new Error("useApi() was called outside of ApiContext.");
  return client;
}
