import { LinkedText } from "#ui/linked-text.tsx";
import { Section } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";

type OwnWordsProps = { text: string; label: string; heading: string; variant?: "page" | "sunken" };

export function OwnWords({ text, label, heading, variant }: OwnWordsProps) {
  return (
    <Section id="own-words" title="About us" own={{ label, title: heading }} variant={variant}>
      <div className="max-w-[46rem] space-y-4 text-lead whitespace-pre-line wrap-anywhere">
        {text.split(/\n\s*\n/).map((words) => (
          <p key={words} {...ownText()}>
            <LinkedText text={words} />
          </p>
        ))}
      </div>
    </Section>
  );
}
