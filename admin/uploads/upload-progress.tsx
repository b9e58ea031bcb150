import { useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { Progress } from "../document/kind.ts";
import { percentOf } from "./upload.ts";

export function UploadProgress({ onCancel, ...progress }: Progress) {
  const id = useId();
  const percent = percentOf(progress);
  return (
    <div className="flex items-center gap-4">
      <div className="grow">
        <label htmlFor={id} className="text-meta">
          {percent < 100 ? m.adminUploads.uploadingPercent({ percent }) : m.adminUploads.processing()}
        </label>
        <progress id={id} max={100} value={percent} className="w-full" />
      </div>
      <Button variant="outline" onClick={onCancel}>
        {m.adminUploads.cancel()}
      </Button>
    </div>
  );
}

type FileProgressProps = Omit<Progress, "onCancel"> & { labelledBy: string };

/** One line, without a way to cancel. */
export function FileProgress({ labelledBy, ...progress }: FileProgressProps) {
  const percent = percentOf(progress);
  return (
    <span className="mt-2 flex items-center gap-3 text-meta text-muted tabular-nums">
      <progress aria-labelledby={labelledBy} max={100} value={percent} className="flex-1" />
      {percent < 100 ? m.adminUploads.percent({ percent }) : m.adminUploads.checking()}
    </span>
  );
}
