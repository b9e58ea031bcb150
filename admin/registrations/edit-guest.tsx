import { useContext } from "react";
import type { Guest } from "#features/registrations/guests-contract.ts";
import type { DialogProps } from "../list/list.ts";
import { GuestDialog } from "./guest-dialog.tsx";
import { GuestEventContext } from "./guest-event.ts";

export function EditGuest({ rows: [guest], onDone, onClose }: DialogProps<Guest>) {
  const event = useContext(GuestEventContext);
  return guest && event ? (
    <GuestDialog event={event} guest={guest} onDone={onDone} onClose={onClose} />
  ) : null;
}
