import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "./button.tsx";

/**
 * Loads a page again whose data could not be read, by itself when the connection is back. It navigates, because after a
 * revalidation that ends before it is rendered, the router goes on showing the old error.
 */
export function TryAgainButton({ children = m.listing.tryAgain() }: { children?: string }) {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const again = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  const againOnline = useEffectEvent(again);
  useEffect(() => {
    const online = () => againOnline();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  return (
    <Button aria-disabled={state === "loading"} onClick={again}>
      {children}
    </Button>
  );
}
