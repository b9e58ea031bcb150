import type { GuestEvent, MessageInput } from "#features/registrations/guests-contract.ts";

type AudienceFieldProps = {
  value: MessageInput["audience"];
  counts: GuestEvent["counts"];
  onChange(value: MessageInput["audience"]): void;
};

export function AudienceField({ value, counts: { confirmed, waiting }, onChange }: AudienceFieldProps) {
  const choices = [
    { value: "confirmed", text: "Guests with a place", count: confirmed },
    { value: "waiting", text: "The waiting list", count: waiting },
    { value: "both", text: "Both", count: confirmed + waiting },
  ] as const;
  return (
    <fieldset>
      <legend className="text-small font-semibold">To</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-2.5 text-small">
            <input
              type="radio"
              name="audience"
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="size-4.5 accent-brand"
            />
            {choice.text} ({choice.count.toLocaleString("en-US")})
          </label>
        ))}
      </div>
    </fieldset>
  );
}
