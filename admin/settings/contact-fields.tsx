import { useSite } from "#app/site/site.ts";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { NetworkIcon } from "#ui/social-network-icon.tsx";
import { networkOf } from "#ui/social-networks.ts";
import { KeyedRows } from "../fields/keyed-rows.tsx";
import { labels, originOf } from "./groups.ts";
import { LinesField } from "./lines-field.tsx";
import { Part } from "./part.tsx";
import { SettingField } from "./setting-field.tsx";
import { addressFrom } from "./targets.ts";
import type { SettingsForm } from "./use-settings.ts";

type FormProps = { form: SettingsForm<"contact"> };

const inputLook = classes("h-12", controlLook);

export function ContactFields({ form }: FormProps) {
  return (
    <>
      <Part title="How to reach you">
        <LinesField
          label={labels.contact.address}
          name="address"
          value={form.values.address}
          error={firstError(form, "address")}
          hint={[
            "As on an envelope, line by line.",
            originOf("contact", "address", { values: form.values, defaults: form.base.defaults }),
          ]
            .filter(Boolean)
            .join(" ")}
          onChange={(address) => form.change({ address })}
        />
        <SettingField form={form} field="email" type="email" maxLength={200} />
        <SettingField form={form} field="phone" type="tel" maxLength={50} />
      </Part>
      <Part title="When you are there">
        <OfficeHours form={form} />
      </Part>
      <Part title="Elsewhere">
        <Social form={form} />
      </Part>
    </>
  );
}

function firstError({ errors }: FormProps["form"], field: string): string | undefined {
  return Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
}

function OfficeHours({ form }: FormProps) {
  const { values, errors, change } = form;
  return (
    <KeyedRows
      label={labels.contact.officeHours}
      noun="line"
      values={values.officeHours}
      max={14}
      empty={{ days: "", hours: "" }}
      error={firstError(form, "officeHours")}
      hint="Days and opening times, shown on the contact page."
      onChange={(officeHours) => change({ officeHours })}
    >
      {(line, index, changeLine) => (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-[1.35fr_1fr] sm:*:px-3! sm:*:text-small">
          {(["days", "hours"] as const).map((name) => (
            <input
              key={name}
              aria-label={`${name === "days" ? "Days" : "Hours"} of line ${index + 1}`}
              aria-invalid={errors[`officeHours.${index}.${name}`] ? true : undefined}
              placeholder={name === "days" ? "Monday to Friday" : "9:00 AM to 5:00 PM"}
              maxLength={100}
              dir="auto"
              value={line[name]}
              onChange={({ target }) => changeLine({ ...line, [name]: target.value })}
              className={inputLook}
            />
          ))}
        </div>
      )}
    </KeyedRows>
  );
}

function Social({ form }: FormProps) {
  const { values, base, errors, change } = form;
  const { url } = useSite();
  return (
    <KeyedRows
      label={labels.contact.social}
      noun="link"
      values={values.social}
      max={8}
      empty=""
      error={firstError(form, "social")}
      hint={[
        "The site chooses the icons.",
        originOf("contact", "social", { values, defaults: base.defaults }),
      ]
        .filter(Boolean)
        .join(" ")}
      onChange={(social) => change({ social })}
    >
      {(link, index, changeLink) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-brand">
            <NetworkIcon address={link} />
          </span>
          <input
            type="url"
            aria-label={`Link ${index + 1}${nameOf(link)}`}
            aria-invalid={errors[`social.${index}`] ? true : undefined}
            placeholder="mastodon.example/@you"
            maxLength={500}
            value={link}
            onChange={({ target }) => changeLink(target.value)}
            onBlur={() => changeLink(addressFrom(link, url) ?? link)}
            className={classes(inputLook, "pl-11!")}
          />
        </div>
      )}
    </KeyedRows>
  );
}

function nameOf(link: string): string {
  const network = networkOf(link);
  return network ? `, ${network.name}` : "";
}
