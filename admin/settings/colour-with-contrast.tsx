import type { ReactNode } from "react";
import { useForm } from "#admin/document/form-context.ts";
import { ColourInput } from "#admin/fields/colour-input.tsx";
import type { InputProps } from "#admin/fields/form-value.ts";
import { isColour } from "#features/fields/formats.ts";
import { contrast, paletteOf, readable, standard } from "#features/settings/palette.ts";
import type { Scheme } from "#features/settings/style.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";

/** A colour of the appearance, with how readable it is, and what the site uses instead. */
export function ColourWithContrast(props: InputProps<string>) {
  const { name, value } = props;
  const { brand, accent } = useForm().fields as { brand: string; accent: string };
  const palette = [brand, accent].every(isColour) ? paletteOf({ brand, accent }) : null;
  return (
    <ColourInput {...props}>
      {(["light", "dark"] as const).map((scheme) => (
        <Verdict
          key={scheme}
          scheme={scheme}
          chosen={value}
          used={palette?.[scheme][name] ?? standard[scheme][name] ?? value}
        />
      ))}
    </ColourInput>
  );
}

function Verdict({ scheme, chosen, used }: { scheme: Scheme; chosen: string; used: string }) {
  const ground = standard[scheme].sunken ?? "";
  const ratio = Math.floor(contrast(used, ground) * 10) / 10;
  const before = Math.floor(contrast(chosen, ground) * 10) / 10;
  const mode = (text: string) => <span className="font-semibold">{text}</span>;

  function verdict(): ReactNode[] {
    const shown = { scheme, ratio, mode };
    if (used === chosen) return m.adminSettings.colourAsIs(shown);
    return before < readable
      ? m.adminSettings.colourReadable({ ...shown, colour: used, before })
      : m.adminSettings.colourShade({ ...shown, colour: used });
  }

  return (
    <p className="flex items-start gap-2">
      <span
        aria-hidden
        style={{ backgroundColor: used }}
        className="mt-0.5 size-4 shrink-0 rounded-full border border-control"
      />
      <span>{rich(verdict())}</span>
    </p>
  );
}
