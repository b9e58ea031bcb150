import type { GuestEvent, MessageInput } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";

type AudienceFieldProps = {
  value: MessageInput["audience"];
  counts: GuestEvent["counts"];
  onChange(value: MessageInput["audience"]): void;
};

export function AudienceField({ value, counts: { confirmed, waiting }, onChange }: AudienceFieldProps) {
  const choices = [
    { value: "confirmed", text: m.adminRegistrations.toConfirmed(), count: confirmed },
    { value: "waiting", text: m.adminRegistrations.toWaiting(), count: waiting },
    { value: "both", text: m.adminRegistrations.toBoth(), count: confirmed + waiting },
  ] as const;
  return (
    <fieldset>
      <legend className="text-small font-semibold">{m.adminRegistrations.to()}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <ChoiceInput
            key={choice.value}
            name="audience"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          >
            {m.adminRegistrations.audienceCount({ name: choice.text, count: choice.count })}
          </ChoiceInput>
        ))}
      </div>
    </fieldset>
  );
}
