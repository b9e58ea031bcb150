import { createContext } from "react";

/** The nonce of the inline scripts, while the server renders; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
