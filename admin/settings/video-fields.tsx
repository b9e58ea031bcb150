import { labels } from "./groups.ts";
import { LinesField } from "./lines-field.tsx";
import { Part } from "./part.tsx";
import type { SettingsForm } from "./use-settings.ts";

export function VideoFields({ form: { values, errors, change } }: { form: SettingsForm<"institute"> }) {
  return (
    <Part title="Videos of other sites">
      <LinesField
        label={labels.institute.peertubeHosts}
        name="peertubeHosts"
        value={values.peertubeHosts}
        error={Object.entries(errors).find(([path]) => path.startsWith("peertubeHosts"))?.[1]}
        hint="Sites whose videos your articles can show, one per line, like video.example. YouTube and Vimeo are always possible. No video is loaded before a reader presses play."
        onChange={(peertubeHosts) => change({ peertubeHosts })}
      />
    </Part>
  );
}
