import { useState } from "react";
import { languageName } from "#core/language.ts";
import type { Track } from "#features/media/tracks/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

const kindNames = { captions: m.adminMedia.captions, transcript: m.adminMedia.transcript };

type TrackListProps = {
  id: string;
  tracks: Track[];
  disabled: boolean;
  onRemove(track: Track): Promise<void>;
};

export function TrackList({ id, tracks, disabled, onRemove }: TrackListProps) {
  const [removed, setRemoved] = useState<Track>();
  return (
    <>
      <ul className="mb-4 divide-y divide-hairline border-y border-hairline">
        {tracks.map((track) => {
          const { kind, language } = track;
          const name = m.adminMedia.trackName({ kind: kindNames[kind](), language: languageName(language) });
          return (
            <li key={kind + language} className="flex min-h-12 items-center gap-x-2 text-small">
              <span className="min-w-0 grow">{name}</span>
              {kind === "captions" && (
                <a
                  href={`/captions/${id}/${language}.vtt`}
                  download
                  aria-label={m.adminMedia.downloadTrack({ name })}
                  className="inline-flex min-h-11 items-center px-3 font-semibold text-brand underline-offset-4 hover:underline"
                >
                  {m.adminMedia.download()}
                </a>
              )}
              <Button
                variant="quiet"
                className="px-3!"
                disabled={disabled}
                aria-label={m.adminMedia.removeTrack({ name })}
                onClick={() => setRemoved(track)}
              >
                {m.common.remove()}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={removed !== undefined}
        title={removed?.kind === "captions" ? m.adminMedia.removeCaptions() : m.adminMedia.removeTranscript()}
        text={m.adminMedia.removeTrackQuestion()}
        yes={m.common.remove()}
        busyText={m.adminMedia.removing()}
        danger
        onYes={async () => {
          if (removed) await onRemove(removed);
          setRemoved(undefined);
        }}
        onNo={() => setRemoved(undefined)}
      />
    </>
  );
}
