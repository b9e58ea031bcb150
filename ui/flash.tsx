import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type ToastKind, useToast } from "./toast.tsx";

type Tell = (kind: ToastKind, message: string, milliseconds?: number) => void;

let show: Tell | undefined;

/** Shows a toast that outlives the page or component. */
export const toast: Tell = (...message) => show?.(...message);

export const toastError = (message: string) => toast("error", message, 5000);

let showOffer: ((offer: ReactNode) => void) | undefined;

/** Shows an offer, such as to undo something, on this page and on the next one with the state `keepsOffer`. */
export const offer = (shown: ReactNode) => showOffer?.(shown);

export const keepsOffer = { keepsOffer: true };

export function Flash() {
  const { state, pathname } = useLocation();
  const { toast, tell } = useToast();
  const [offered, setOffered] = useState<ReactNode>(null);
  const [path, setPath] = useState(pathname);
  if (path !== pathname) {
    setPath(pathname);
    if (!state?.keepsOffer) setOffered(null);
  }

  useEffect(() => {
    show = tell;
    showOffer = setOffered;
    return () => {
      show = undefined;
      showOffer = undefined;
    };
  }, [tell]);

  return (
    <>
      {toast}
      {offered}
    </>
  );
}
