import { useEffect, useState, useSyncExternalStore } from "react";
import { useApi } from "#core/api.ts";
import { type Door, type DoorState, openDoor } from "./door.ts";
import { tapsOf } from "./taps.ts";

/** Keeps the list of an event up to date while the page is open. */
export function useDoor(eventId: string): DoorState & Pick<Door, "tap" | "dismiss"> {
  const api = useApi();
  const [door] = useState(() => openDoor(api, eventId, tapsOf(eventId)));
  const state = useSyncExternalStore(door.subscribe, door.state, door.state);
  const isUnsaved = state.unsaved > 0;

  useEffect(() => door.start(), [door]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return { ...state, tap: door.tap, dismiss: door.dismiss };
}
