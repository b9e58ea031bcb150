import { Upload } from "lucide-react";
import { fileEndings } from "#features/media/types/file-types.ts";
import { videoAccept } from "#features/media/video-types.ts";
import { FileButton } from "#ui/forms/file-button.tsx";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { DeleteUnused } from "./delete-unused.tsx";
import { details, mediaList as list } from "./media-list.tsx";
import { UploadList } from "./upload-list.tsx";
import { useMediaUploads } from "./use-media-uploads.ts";

export const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

const accept = `image/*,.heic,${videoAccept},${fileEndings}`;

export default function ManageMedia() {
  const view = useList(list);
  const uploads = useMediaUploads(view.reload);
  return (
    <ListPage
      view={view}
      aside={
        <FileButton multiple label="Files" accept={accept} onChoose={uploads.add}>
          <Upload aria-hidden className="size-4.5" />
          Upload files
        </FileButton>
      }
    >
      <p className="page -mt-1 mb-6 text-meta text-muted">
        Pictures are scaled to at most 2,000 pixels. Pictures, videos, recordings, PDF and Office files lose
        their metadata, such as the place where they were taken or the names of authors. So do photographs in
        documents, books and ZIP files. The originals are not kept.
      </p>
      {view.query.use === "unused" && view.counts && view.counts.removable > 0 && (
        <DeleteUnused counts={view.counts} onDone={view.actions.finish} reload={view.reload} />
      )}
      <UploadList
        items={uploads.items}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
        onDescribe={(entry) => view.actions.run(details, [entry])}
      />
    </ListPage>
  );
}
