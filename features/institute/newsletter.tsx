import { Section } from "#ui/section.tsx";

/** Not displayed, as specified. */
export function Newsletter({ email }: { email: string }) {
  return (
    <Section id="newsletter" title="Newsletter">
      <p>
        Write to{" "}
        <a href={`mailto:${email}?subject=Newsletter`} className="text-brand underline">
          {email}
        </a>{" "}
        and we will send you what we publish, four times a year.
      </p>
    </Section>
  );
}
