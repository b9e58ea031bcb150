import { useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import type { Track } from "#features/media/tracks/contract.ts";
import { languageChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { SearchSelect } from "#ui/forms/search-select.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { useQuery } from "#ui/use-query.ts";
import { TrackList } from "./track-list.tsx";

export function MediaTracks({ id, kind, language }: { id: string; kind: string; language: string }) {
  const { tracks } = useApi();
  const found = useQuery(`tracks:${id}`, () => tracks.list({ id }));
  const [chosen, setChosen] = useState(language);
  const [text, setText] = useState<string>();
  const [done, setDone] = useState("");
  const { busy, run, error } = useSubmit(m.adminMedia.changeFailed());
  const heading = useRef<HTMLHeadingElement>(null);
  const list = found.value;
  const inLanguage = list?.filter((track) => track.language === chosen) ?? [];
  const hasCaptions = inLanguage.some((track) => track.kind === "captions");
  const transcript =
    inLanguage.find((track) => track.kind === "transcript")?.content ?? inLanguage[0]?.transcript;

  function change(work: () => Promise<Track[]>, message: string): Promise<void> {
    setDone("");
    return run(async () => {
      found.replace(await work());
      setText(undefined);
      setDone(message);
      heading.current?.focus(); // the button that was pressed is gone
    });
  }

  const save = (of: Track["kind"], content: string) =>
    change(
      () => tracks.save({ id, kind: of, language: chosen, content }),
      of === "captions" ? m.adminMedia.captionsSaved() : m.adminMedia.transcriptSaved(),
    );
  const remove = ({ kind: of, language: from }: Track) =>
    change(() => tracks.remove({ id, kind: of, language: from }), m.adminMedia.trackRemoved());

  return (
    <section aria-labelledby="tracks">
      <h3 id="tracks" ref={heading} tabIndex={-1} className="caps mb-3 text-accent">
        {m.adminMedia.tracks()}
      </h3>
      <Banner kind="error" className="mb-4">
        {error}
      </Banner>
      <p role="status" className="mb-3 text-small text-success empty:hidden">
        {done}
      </p>
      {list?.length === 0 && (
        <p className="mb-4 border-s-4 border-s-accent bg-sunken px-4 py-3 text-small">
          {kind === "audio" ? m.adminMedia.transcriptNeeded() : m.adminMedia.captionsNeeded()}
        </p>
      )}
      {found.state === "failed" && !list && (
        <Button variant="outline" onClick={found.again}>
          {m.adminMedia.tryAgain()}
        </Button>
      )}
      {list && list.length > 0 && <TrackList id={id} tracks={list} disabled={busy} onRemove={remove} />}
      <SearchSelect
        label={m.adminMedia.trackLanguage()}
        name="track-language"
        value={chosen}
        options={languageChoices(language)}
        disabled={text !== undefined}
        onChange={setChosen}
      />
      {text === undefined ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <FileButton
            variant="outline"
            disabled={busy}
            label={m.adminMedia.captionsFile()}
            accept=".vtt,.srt,text/vtt"
            onChoose={([file]) => void file?.text().then((content) => save("captions", content))}
          >
            {hasCaptions ? m.adminMedia.replaceCaptions() : m.adminMedia.uploadCaptions()}
          </FileButton>
          <Button variant="outline" disabled={busy} onClick={() => setText(transcript ?? "")}>
            {transcript ? m.adminMedia.editTranscript() : m.adminMedia.writeTranscript()}
          </Button>
        </div>
      ) : (
        <div className="mt-4">
          <TextField
            label={m.adminMedia.transcriptLabel()}
            name="transcript"
            dir="auto"
            rows={10}
            autoFocus
            value={text}
            hint={m.adminMedia.transcriptHint()}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button disabled={busy} onClick={() => save("transcript", text)}>
              {m.adminMedia.saveTranscript()}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setText(undefined);
                heading.current?.focus();
              }}
            >
              {m.common.cancel()}
            </Button>
          </div>
        </div>
      )}
      <p className="mt-3 text-meta text-muted">{m.adminMedia.tracksHint()}</p>
    </section>
  );
}
