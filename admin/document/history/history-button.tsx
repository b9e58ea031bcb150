import { History as HistoryIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Portal } from "../../portal.tsx";
import type { SavedDocument } from "../document-api.ts";

const History = lazy(() => import("./history.tsx"));

type HistoryButtonProps = { document: SavedDocument; variant?: "outline" | "quiet" };

export function HistoryButton({ document, variant = "outline" }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <HistoryIcon aria-hidden className="size-4.5" />
        {m.adminDocument.history()}
      </Button>
      {isOpen && (
        <Portal>
          <Suspense>
            <History document={document} onClose={() => setOpen(false)} />
          </Suspense>
        </Portal>
      )}
    </>
  );
}
