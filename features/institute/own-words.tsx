import { LinkedText } from "#ui/linked-text.tsx";
import { Section } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";

type OwnWordsProps = { text: string; label: string; heading: string; look?: "page" | "sunken" };

export function OwnWords({ text, label, heading, look }: OwnWordsProps) {
  return (
    <Section id="own-words" title="About us" own={{ label, title: heading }} look={look}>
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
