import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useApi } from "#core/api.ts";
import type { Waiting } from "#features/overview/contract.ts";
import { useQuery } from "#ui/use-query.ts";

const WaitingContext = createContext<Waiting | undefined>(undefined);

/** Counts what waits, again on each screen and after each change of a list. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const { overview } = useApi();
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData; // another object after each read
  const [counted, setCounted] = useState({ pathname, data, times: 0 });
  if (counted.pathname !== pathname || counted.data !== data)
    setCounted({ pathname, data, times: counted.times + 1 });
  const { value } = useQuery(String(counted.times), () => overview.waiting());
  return <WaitingContext value={value}>{children}</WaitingContext>;
}

/** Undefined until it was counted. */
export function useWaiting(): Waiting | undefined {
  return useContext(WaitingContext);
}
