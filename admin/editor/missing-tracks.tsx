import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { useQuery } from "#ui/use-query.ts";

const recording =
  /href="(?:https?:\/\/[^/"]+)?\/(?:media\/([\da-f]{24})\/video\.|files\/([\da-f]{24})\/[^"]+\.(?:mp3|m4a|ogg|flac|wav)")/g;

/** Warns of videos and audio in a text that have neither captions nor a transcript. */
export function MissingTracks({ html }: { html: string }) {
  const ids = [...new Set([...html.matchAll(recording)].map(([, video, audio]) => video ?? audio ?? ""))];
  return ids.length > 0 && <Warning ids={ids.join()} />;
}

function Warning({ ids }: { ids: string }) {
  const { tracks } = useApi();
  const { value } = useQuery(ids, () => tracks.missing({ ids }));
  const count = value?.ids.length ?? 0;
  if (count === 0) return null;
  return (
    <p role="status" className="mt-3 border-s-4 border-s-accent bg-sunken px-4 py-3 text-small">
      {rich(
        m.adminEditor.missingTracks({
          count,
          link: (text) => (
            <a
              href="/manage-media"
              target="_blank"
              rel="noopener"
              className="text-brand underline underline-offset-4"
            >
              {text}
            </a>
          ),
        }),
      )}
    </p>
  );
}
