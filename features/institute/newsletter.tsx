import { m } from "#messages";
import { Section, type SectionFrame } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";

/** People subscribe by email. */
export function Newsletter({ email, text, ...frame }: SectionFrame & { email: string; text: string }) {
  return (
    <Section {...frame} id="newsletter" title={m.home.newsletter()}>
      <p
        {...ownText("home.newsletter")}
        className="max-w-[46rem] text-lead whitespace-pre-line text-muted wrap-anywhere"
      >
        {text}
      </p>
      <p className="mt-4">
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(m.home.newsletterSubject())}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand underline underline-offset-4"
        >
          {email}
        </a>
      </p>
    </Section>
  );
}
