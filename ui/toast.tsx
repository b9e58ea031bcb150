import { type ReactNode, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { classes } from "./classes.ts";

export type ToastKind = "info" | "success" | "error";

const looks: Record<ToastKind, string> = {
  info: "border-s-info",
  success: "border-s-success",
  error: "border-s-danger",
};

type Shown = { kind: ToastKind; message: string; milliseconds: number; count: number };

const readingTime = 60; // milliseconds for a character

/**
 * A message over the navigation bar, for 3 s by default, and long texts longer. It stays under the pointer and in a
 * hidden tab. Render `toast`; `tell` shows a message in it.
 * Errors are alerts; `success` is the role of other messages: a status does not interrupt a screen reader.
 */
export function useToast(success: "alert" | "status" = "alert"): {
  toast: ReactNode;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
} {
  const [shown, setShown] = useState<Shown | null>(null);

  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const hold = () => setHeld(document.hidden);
    document.addEventListener("visibilitychange", hold);
    return () => document.removeEventListener("visibilitychange", hold);
  }, []);

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => setShown(null), shown.milliseconds);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  const tell = useCallback((kind: ToastKind, message: string, milliseconds = 3000) => {
    const time = Math.max(milliseconds, message.length * readingTime);
    setShown((last) => ({ kind, message, milliseconds: time, count: (last?.count ?? 0) + 1 }));
    setHeld(document.hidden); // the message before may have left under the pointer
  }, []);

  const message = shown && (
    <p
      key={shown.count}
      onPointerEnter={() => flushSync(() => setHeld(true))} // before the timer, which may be due
      onPointerLeave={() => setHeld(false)}
      role={shown.kind === "error" || success === "alert" ? "alert" : undefined}
      className={classes(
        "toast no-print fixed inset-x-4 top-2.5 z-50 mx-auto w-fit max-w-[28rem] animate-arrive rounded-base border border-s-4 border-hairline bg-surface px-5 py-3.5 font-sans text-small font-medium whitespace-pre-line text-ink shadow-soft",
        looks[shown.kind],
      )}
    >
      {shown.message}
    </p>
  );
  // A status is only read out in a region that was there before.
  const toast = success === "status" ? <div role="status">{message}</div> : message;
  return { toast, tell };
}
