import { createContext } from "react";

/** True while the server renders a page. The shell then has slots, which `shell-html.tsx` fills. */
export const ShellSlots = createContext(false);

export const barSlot = { element: <header data-slot />, html: '<header data-slot="true"></header>' };
export const footerSlot = { element: <footer data-slot />, html: '<footer data-slot="true"></footer>' };
