import { createContext } from "react";
import type { ManagedComment } from "#features/comments/contract.ts";
import type { ToastKind } from "#ui/toast.tsx";
import type { Action } from "../list/list.ts";

type ListContextValue = {
  /** Does something with one comment. */
  run(action: Action<ManagedComment>, comment: ManagedComment): void;
  tell(kind: ToastKind, message: string): void;
  reload(): void;
};

/** What a row can do with the list around it. */
export const ListContext = createContext<ListContextValue | undefined>(undefined);
