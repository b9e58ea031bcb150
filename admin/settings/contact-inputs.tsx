import { useState } from "react";
import { addressFrom } from "#admin/fields/address.ts";
import type { FormItem, InputProps } from "#admin/fields/form-value.ts";
import { Rows } from "#admin/fields/rows.tsx";
import { inputLanguage } from "#admin/fields/writing-language.ts";
import { useSite } from "#app/site/site.ts";
import { newId } from "#core/ids.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { NetworkIcon } from "#ui/social-network-icon.tsx";
import { networkOf } from "#ui/social-networks.ts";

const inputLook = classes("h-12", controlLook);

/** Days and hours beside each other. */
export function HoursInput({ name, field, value, onChange, errors }: InputProps<FormItem[]>) {
  const { one = "line", maxItems = 14 } = field;
  const language = inputLanguage();
  const firstError = Object.entries(errors).find(([path]) => `${path}.`.startsWith(`${name}.`))?.[1];
  return (
    <Rows
      name={name}
      label={field.label()}
      noun={one}
      rows={value}
      max={maxItems}
      keyOf={({ key = "" }) => key}
      create={() => ({ key: newId(), days: "", hours: "" })}
      error={firstError}
      hint={field.hint?.()}
      onChange={onChange}
    >
      {(line, position, change) => (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-[1.35fr_1fr] sm:*:px-3! sm:*:text-small">
          {(["days", "hours"] as const).map((part) => (
            <input
              key={part}
              name={`${name}.${position - 1}.${part}`}
              aria-label={
                part === "days"
                  ? m.adminSettings.daysOfLine({ position })
                  : m.adminSettings.hoursOfLine({ position })
              }
              aria-invalid={errors[`${name}.${position - 1}.${part}`] ? true : undefined}
              placeholder={part === "days" ? m.adminSettings.daysExample() : m.adminSettings.hoursExample()}
              maxLength={100}
              {...language}
              value={line[part]}
              onChange={({ target }) => change({ [part]: target.value })}
              className={inputLook}
            />
          ))}
        </div>
      )}
    </Rows>
  );
}

/** A link in each line, with the icon of its site. */
export function LinksInput({ name, field, value, onChange, error }: InputProps<string>) {
  const { one = "link", maxItems = 8 } = field;
  const { url } = useSite();
  const links = value === "" ? [] : value.replace(/\n$/, "").split("\n");
  const [keys, setKeys] = useState<string[]>([]);
  // Keys are also made again after the links were replaced, such as by an earlier version.
  if (keys.length !== links.length) setKeys(links.map(() => newId()));
  return (
    <Rows
      name={name}
      label={field.label()}
      noun={one}
      rows={links.map((link, index) => ({ key: keys[index] ?? "", link }))}
      max={maxItems}
      keyOf={({ key }) => key}
      create={() => ({ key: newId(), link: "" })}
      error={error}
      hint={field.hint?.()}
      onChange={(rows) => {
        setKeys(rows.map(({ key }) => key));
        onChange(rows.map(({ link }) => `${link}\n`).join(""));
      }}
    >
      {({ link }, position, change) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-brand">
            <NetworkIcon address={link} />
          </span>
          <input
            type="url"
            aria-label={labelOf(link, position)}
            aria-invalid={error ? true : undefined}
            placeholder={m.adminSettings.profileExample()}
            maxLength={500}
            value={link}
            onChange={({ target }) => change({ link: target.value })}
            onBlur={() => change({ link: addressFrom(link, url) ?? link })}
            className={classes(inputLook, "ps-11!")}
          />
        </div>
      )}
    </Rows>
  );
}

function labelOf(link: string, position: number): string {
  const network = networkOf(link);
  return network
    ? m.adminSettings.linkOfNetwork({ position, network: network.name })
    : m.adminSettings.linkNumber({ position });
}
