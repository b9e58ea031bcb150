import { ArrowDownUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Portal } from "../portal.tsx";

const ArrangeDialog = lazy(() => import("./arrange-dialog.tsx"));

export function ArrangeButton({ onClose }: { onClose(): void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <ArrowDownUp aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{m.adminPeople.arrange()}</span>
      </Button>
      {open && (
        <Portal>
          <Suspense>
            <ArrangeDialog
              onClose={() => {
                setOpen(false);
                onClose();
              }}
            />
          </Suspense>
        </Portal>
      )}
    </>
  );
}
