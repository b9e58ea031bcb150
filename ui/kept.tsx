import { createContext, type ReactNode, use } from "react";

/** On the server, returns an element in whose place the HTML of the part will be. */
export const KeepParts = createContext<((key: string, part: ReactNode) => ReactNode) | undefined>(undefined);

type KeptProps = {
  /** All that the part depends on but the site; undefined if it is not kept. */
  of: unknown[] | undefined;
  children: ReactNode;
};

/** A part of pages whose HTML the server keeps. It must not use `useId` or the current URL, nor have eager pictures. */
export function Kept({ of, children }: KeptProps) {
  const keep = use(KeepParts);
  return keep && of ? keep(JSON.stringify(of), children) : children;
}
