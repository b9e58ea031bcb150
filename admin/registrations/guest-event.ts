import { createContext } from "react";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";

/** The event whose guests are listed, for the dialogs of the rows. */
export const GuestEventContext = createContext<GuestEvent | undefined>(undefined);
