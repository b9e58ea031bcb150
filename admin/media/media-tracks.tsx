import { useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import type { Track } from "#features/media/tracks/contract.ts";
import { languageChoices } from "#features/settings/choices.ts";
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
  const { busy, run, error } = useSubmit("That did not work. Please try again.");
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
      of === "captions" ? "The captions are saved." : "The transcript is saved.",
    );
  const remove = ({ kind: of, language: from }: Track) =>
    change(() => tracks.remove({ id, kind: of, language: from }), "Removed.");

  return (
    <section aria-labelledby="tracks">
      <h3 id="tracks" ref={heading} tabIndex={-1} className="caps mb-3 text-accent">
        Captions and transcripts
      </h3>
      <Banner kind="error" className="mb-4">
        {error}
      </Banner>
      <p role="status" className="mb-3 text-small text-success empty:hidden">
        {done}
      </p>
      {list?.length === 0 && (
        <p className="mb-4 border-l-4 border-l-accent bg-sunken px-4 py-3 text-small">
          {kind === "audio"
            ? "People who cannot hear this need a transcript."
            : "People who cannot hear this need captions."}
        </p>
      )}
      {found.state === "failed" && !list && (
        <Button variant="outline" onClick={found.again}>
          Try Again
        </Button>
      )}
      {list && list.length > 0 && <TrackList id={id} tracks={list} disabled={busy} onRemove={remove} />}
      <SearchSelect
        label="Language"
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
            label="Captions"
            accept=".vtt,.srt,text/vtt"
            onChoose={([file]) => void file?.text().then((content) => save("captions", content))}
          >
            {hasCaptions ? "Replace captions" : "Upload captions"}
          </FileButton>
          <Button variant="outline" disabled={busy} onClick={() => setText(transcript ?? "")}>
            {transcript ? "Edit transcript" : "Write transcript"}
          </Button>
        </div>
      ) : (
        <div className="mt-4">
          <TextField
            label="Transcript"
            name="transcript"
            rows={10}
            autoFocus
            value={text}
            hint="Everything that is said, and sounds that matter. An empty line begins a paragraph."
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button disabled={busy} onClick={() => save("transcript", text)}>
              Save transcript
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setText(undefined);
                heading.current?.focus();
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
      <p className="mt-3 text-meta text-muted">
        Captions are a file in the format WebVTT or SubRip. Readers find the transcript below the player;
        without one it is made from the captions.
      </p>
    </section>
  );
}
