import { m } from "#messages";
import { LinkedText } from "#ui/linked-text.tsx";
import { Section, type SectionFrame } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";

export function OwnWords({ text, ...frame }: SectionFrame & { text: string }) {
  return (
    <Section {...frame} id="own-words" title={m.home.aboutHeading()}>
      <div className="max-w-[46rem] space-y-4 text-lead whitespace-pre-line wrap-anywhere">
        {text.split(/\n\s*\n/).map((words) => (
          <p key={words} {...ownText("home.text")}>
            <LinkedText text={words} />
          </p>
        ))}
      </div>
    </Section>
  );
}
