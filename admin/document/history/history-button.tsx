import { History as HistoryIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Portal } from "../../portal.tsx";
import type { HistoryProps } from "./history.tsx";

const History = lazy(() => import("./history.tsx"));

/** Opens the history of an article over the form. */
export function HistoryButton(props: Omit<HistoryProps, "onClose">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <HistoryIcon aria-hidden className="size-4.5" />
        History
      </Button>
      {open && (
        <Portal>
          <Suspense>
            <History {...props} onClose={() => setOpen(false)} />
          </Suspense>
        </Portal>
      )}
    </>
  );
}
