import { Upload } from "lucide-react";
import { fileEndings } from "#features/media/types/file-types.ts";
import { videoAccept } from "#features/media/video-types.ts";
import { FileButton } from "#ui/forms/file-button.tsx";

export function UploadButton({ onChoose }: { onChoose(files: File[]): void }) {
  return (
    <FileButton
      multiple
      label="Files"
      accept={`image/*,.heic,${videoAccept},${fileEndings}`}
      onChoose={onChoose}
    >
      <Upload aria-hidden className="size-4.5" />
      Upload files
    </FileButton>
  );
}
