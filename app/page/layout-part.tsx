import { createContext } from "react";

/**
 * What the layout renders: on the server its frame, which is kept, or what is inside. Both have the same number of elements
 * in each place, because ids of `useId` depend on it. By default, it renders everything.
 */
export const LayoutPart = createContext<"frame" | "inside" | undefined>(undefined);

/** In the order of the document: React moves tags to the front of the head. */
export const frameSlots = {
  tags: { element: <meta name="data-slot" />, html: '<meta name="data-slot"/>' },
  scripts: { element: <script data-slot />, html: '<script data-slot="true"></script>' },
  content: { element: <main data-slot />, html: '<main data-slot="true"></main>' },
};
