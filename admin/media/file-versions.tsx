import { Upload } from "lucide-react";
import { useState } from "react";
import { useApi } from "#core/api.ts";
import { sizeInWords } from "#core/file-size.ts";
import type { MediaEntry, MediaVersion } from "#features/media/library/contract.ts";
import { versionEndings } from "#features/media/types/file-types.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
import { Day } from "#ui/time-zone.tsx";

type FileVersionsProps = { entry: MediaEntry; versions: MediaVersion[]; onDone(message: string): void };

export function FileVersions({ entry, versions, onDone }: FileVersionsProps) {
  const { media } = useApi();
  const [sent, setSent] = useState(0);
  const { busy, run, error } = useSubmit(m.adminMedia.changeFailed());
  const current = entry.file?.version;

  function change(work: () => Promise<unknown>, done: string): void {
    setSent(0);
    void run(async () => {
      await work();
      onDone(done);
    });
  }

  const upload = (file: File) =>
    media.addVersion({ id: entry._id, file }, { progress: (bytes, of) => setSent(of > 0 ? bytes / of : 0) });

  return (
    <section aria-labelledby="versions">
      <h3 id="versions" className="caps mb-3 text-accent">
        {m.adminMedia.versions()}
      </h3>
      <Banner kind="error" className="mb-4">
        {error}
      </Banner>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {versions.map(({ version, name, bytes, date, uploader }) => (
          <li key={version} className="flex min-h-14 items-center justify-between gap-4 py-2 text-small">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                {version}. {name}
              </span>
              <span className="block text-meta text-muted">
                {uploader
                  ? rich(
                      m.adminMedia.versionFactsBy({
                        size: sizeInWords(bytes),
                        date: <Day instant={date} />,
                        name: uploader,
                      }),
                    )
                  : rich(
                      m.adminMedia.versionFacts({ size: sizeInWords(bytes), date: <Day instant={date} /> }),
                    )}
              </span>
            </span>
            {version === current ? (
              <span className="shrink-0 text-meta font-semibold text-success">
                {m.adminMedia.currentVersion()}
              </span>
            ) : (
              <Button
                variant="quiet"
                className="shrink-0 px-3!"
                aria-label={m.adminMedia.restoreThis({ version })}
                disabled={busy}
                onClick={() =>
                  change(
                    () => media.restoreVersion({ id: entry._id, version }),
                    m.adminMedia.versionRestored({ version }),
                  )
                }
              >
                {m.adminMedia.restoreVersion()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <FileButton
          variant="outline"
          disabled={busy}
          label={m.adminMedia.newVersion()}
          accept={versionEndings(entry.file?.type.toLowerCase() ?? "")}
          onChoose={([file]) => file && change(() => upload(file), m.adminMedia.versionAdded())}
        >
          <Upload aria-hidden className="size-4.5" />
          {m.adminMedia.uploadVersion()}
        </FileButton>
        {busy && (
          <span role="status" className="text-meta text-muted tabular-nums">
            {sent < 1 ? `${Math.round(sent * 100)} %` : m.adminMedia.checking()}
          </span>
        )}
      </div>
      <p className="mt-3 text-meta text-muted">{m.adminMedia.versionsHint()}</p>
    </section>
  );
}
