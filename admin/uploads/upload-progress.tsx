import { useId } from "react";
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
          {percent < 100 ? `Uploading image... ${percent}%` : "The image is being processed..."}
        </label>
        <progress id={id} max={100} value={percent} className="w-full" />
      </div>
      <Button variant="outline" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
