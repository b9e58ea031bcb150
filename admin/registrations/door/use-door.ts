import { useEffect, useState, useSyncExternalStore } from "react";
import { useApi } from "#core/api.ts";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";
import { type Door, type DoorState, openDoor } from "./door.ts";
import { tapsOf } from "./taps.ts";

/** Keeps the list of an event up to date while the page is open. */
export function useDoor(eventId: string): DoorState & Pick<Door, "tap" | "dismiss"> {
  const api = useApi();
  const [door] = useState(() => openDoor(api, eventId, tapsOf(eventId)));
  const state = useSyncExternalStore(door.subscribe, door.state, door.state);

  useEffect(() => door.start(), [door]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorY = "none"; // telephones reload a page that is pulled down
    return () => void style.removeProperty("overscroll-behavior-y");
  }, []);
  useLeaveWarning(state.unsaved > 0 || (state.isCut && state.guests !== undefined));

  return { ...state, tap: door.tap, dismiss: door.dismiss };
}
