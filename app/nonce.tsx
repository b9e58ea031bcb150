import { createContext } from "react";

/** Marks the inline scripts that the router writes, while the server renders. Empty in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
