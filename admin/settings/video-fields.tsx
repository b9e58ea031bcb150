import { labels } from "./groups.ts";
import { LinesField } from "./lines-field.tsx";
import { Part } from "./part.tsx";
import type { SettingsForm } from "./use-settings.ts";

const hints = {
  peertubeHosts:
    "Sites whose videos your articles can show, one per line, like video.example. YouTube and Vimeo are always possible. No video is loaded before a reader presses play.",
  embedHosts:
    "Sites whose charts, maps and forms your articles can show, one per line, like charts.example. Their pages run in a frame of their own, and only after a reader has chosen to show them. If you remove a site, articles show a link instead.",
};

export function VideoFields({ form }: { form: SettingsForm<"institute"> }) {
  return (
    <Part title="Videos and embeds of other sites">
      <HostsField form={form} name="peertubeHosts" />
      <HostsField form={form} name="embedHosts" />
    </Part>
  );
}

type HostsFieldProps = { form: SettingsForm<"institute">; name: keyof typeof hints };

function HostsField({ form: { values, errors, change }, name }: HostsFieldProps) {
  return (
    <LinesField
      label={labels.institute[name]}
      name={name}
      value={values[name]}
      error={Object.entries(errors).find(([path]) => path.startsWith(name))?.[1]}
      hint={hints[name]}
      onChange={(hosts) => change({ [name]: hosts })}
    />
  );
}
