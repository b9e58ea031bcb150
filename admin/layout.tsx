import { useState } from "react";
import { Outlet } from "react-router";
import { useSession } from "#features/members/session.ts";
import { Frame } from "./frame/frame.tsx";
import type { Viewer } from "./frame/writing-bar.tsx";

/** The frame is above the guard, so that an open menu stays while the first page loads. */
export default function AdminLayout() {
  return (
    <Frame viewer={useViewer()}>
      <Outlet />
    </Frame>
  );
}

/** Stays as it was while the server cannot be reached. */
function useViewer(): Viewer {
  const { state, member } = useSession();
  const [last, setLast] = useState<Viewer>("unknown");
  const known = member?.role === "admin" ? "admin" : "other";
  const viewer = state === "member" || state === "visitor" ? known : last;
  if (viewer !== last) setLast(viewer);
  return viewer;
}
