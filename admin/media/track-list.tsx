import { useState } from "react";
import { languageName } from "#core/language.ts";
import type { Track } from "#features/media/tracks/contract.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

const kindNames = { captions: "Captions", transcript: "Transcript" };

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
          const name = `${kindNames[kind]}, ${languageName(language)}`;
          return (
            <li key={kind + language} className="flex min-h-12 items-center gap-x-2 text-small">
              <span className="min-w-0 grow">{name}</span>
              {kind === "captions" && (
                <a
                  href={`/captions/${id}/${language}.vtt`}
                  download
                  aria-label={`Download: ${name}`}
                  className="inline-flex min-h-11 items-center px-3 font-semibold text-brand underline-offset-4 hover:underline"
                >
                  Download
                </a>
              )}
              <Button
                variant="quiet"
                className="px-3!"
                disabled={disabled}
                aria-label={`Remove: ${name}`}
                onClick={() => setRemoved(track)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={removed !== undefined}
        title={removed?.kind === "captions" ? "Remove captions" : "Remove transcript"}
        text="Are you sure you want to remove this? The site keeps no copy."
        yes="Remove"
        busyText="Removing..."
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
