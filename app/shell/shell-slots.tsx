import { createContext } from "react";

/** The path of a page that is on its way. */
export const NextPath = createContext<string | undefined>(undefined);

/** True on the server, where the shell renders slots that `shell-html.tsx` fills. */
export const ShellSlots = createContext(false);

export const barSlot = { element: <header data-slot />, html: '<header data-slot="true"></header>' };
export const footerSlot = { element: <footer data-slot />, html: '<footer data-slot="true"></footer>' };
