import { createContext } from "react";

/** The nonce of the inline scripts, while the server renders; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

/** The inline script by which members come to the page in their language; empty on pages that are only read. */
export const FollowScript = createContext("");
