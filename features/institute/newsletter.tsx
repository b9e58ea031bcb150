import { Section } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";

type NewsletterProps = {
  email: string;
  text: string;
  label: string;
  heading: string;
  variant?: "page" | "sunken";
};

/** People subscribe by email. */
export function Newsletter({ email, text, label, heading, variant }: NewsletterProps) {
  return (
    <Section id="newsletter" title="Newsletter" own={{ label, title: heading }} variant={variant}>
      <p {...ownText()} className="max-w-[46rem] text-lead whitespace-pre-line text-muted wrap-anywhere">
        {text}
      </p>
      <p className="mt-4">
        <a
          href={`mailto:${email}?subject=Newsletter`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand underline underline-offset-4"
        >
          {email}
        </a>
      </p>
    </Section>
  );
}
