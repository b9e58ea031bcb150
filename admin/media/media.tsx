import { Upload } from "lucide-react";
import { fileEndings } from "#features/media/types/file-types.ts";
import { videoAccept } from "#features/media/video-types.ts";
import { m } from "#messages";
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
        <FileButton multiple label={m.adminMedia.upload()} accept={accept} onChoose={uploads.add}>
          <Upload aria-hidden className="size-4.5" />
          {m.adminMedia.uploadFiles()}
        </FileButton>
      }
    >
      <p className="page -mt-1 mb-6 text-meta text-muted">{m.adminMedia.uploadHint()}</p>
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
