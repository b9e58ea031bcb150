import { useId } from "react";
import { Button } from "#ui/button.tsx";

export type UploadProgressProps = { sent: number; of: number; onCancel(): void };

/** How far a picture is on its way, and a way to call it off. */
export function UploadProgress({ sent, of, onCancel }: UploadProgressProps) {
  const id = useId();
  const percent = of > 0 ? Math.floor((100 * sent) / of) : 0;
  return (
    <div className="flex items-center gap-4">
      <div className="grow">
        <label htmlFor={id} className="text-meta">
          {percent < 100 ? `Uploading image... ${percent}%` : "The image is being prepared..."}
        </label>
        <progress id={id} max={100} value={percent} className="block h-2 w-full accent-brand" />
      </div>
      <Button look="outline" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
