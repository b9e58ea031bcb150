import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useApi } from "#core/api.ts";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";
import { type Door, type DoorState, openDoor } from "./door.ts";
import { tapsOf } from "./taps.ts";

/** Keeps the list of a date up to date while the page is open. */
export function useDoor(id: string, date: string): DoorState & Pick<Door, "tap" | "dismiss"> {
  const api = useApi();
  const door = useMemo(() => openDoor(api, { id, date }, tapsOf(id, date)), [api, id, date]);
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
