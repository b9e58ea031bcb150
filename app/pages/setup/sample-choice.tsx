import { m } from "#messages";
import sampleHome from "./sample-home.webp";

const choices = [
  {
    value: "yes",
    title: m.adminSetup.keepSample,
    text: m.adminSetup.keepSampleText,
  },
  {
    value: "no",
    title: m.adminSetup.removeSample,
    text: m.adminSetup.removeSampleText,
  },
];

export function SampleChoice({ keeps }: { keeps: boolean }) {
  return (
    <fieldset className="border-t-2 border-ink pt-4">
      <legend className="contents">
        <span className="heading text-h3">{m.adminSetup.sample()}</span>
      </legend>
      <p className="mt-1 text-small text-muted">{m.adminSetup.sampleText()}</p>
      <img
        src={sampleHome}
        alt={m.adminSetup.sampleAlt()}
        width={960}
        height={675}
        loading="lazy"
        className="mt-4 w-full rounded-base border border-hairline"
      />
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, title, text }) => (
          <label
            key={value}
            className="flex items-start gap-3 rounded-base border border-control bg-surface p-4 hover:border-brand has-checked:border-brand has-checked:[box-shadow:inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="keepSample"
              value={value}
              defaultChecked={(value === "yes") === keeps}
              className="mt-1 size-4.5 shrink-0 accent-brand outline-none"
            />
            <span>
              <span className="block text-small font-semibold">{title()}</span>
              <span className="mt-1 block text-meta text-muted">{text()}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
