import { Eye } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Portal } from "../../portal.tsx";
import { useForm } from "../form-context.ts";
import type { Fields } from "../kind.ts";
import { PreviewDialog } from "./preview-dialog.tsx";

export function PreviewButton() {
  const { kind, fields, document } = useForm();
  const [shown, setShown] = useState<Fields>();
  return (
    <>
      <Button variant="outline" onClick={() => setShown(fields)}>
        <Eye aria-hidden className="size-4.5" />
        {m.adminDocument.preview()}
      </Button>
      {shown && (
        <Portal>
          <PreviewDialog
            title={m.adminDocument.preview()}
            closeText={m.adminDocument.closePreview()}
            onClose={() => setShown(undefined)}
          >
            <kind.Preview fields={shown} document={document} />
          </PreviewDialog>
        </Portal>
      )}
    </>
  );
}
