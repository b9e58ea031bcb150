import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";

export const appearance = {
  logoId: {
    label: m.adminSettings.logo,
    group: m.adminSettings.logoGroup,
    type: "id",
    kind: "picture",
    hint: m.adminSettings.logoHint,
  },
  /** A word mark, beside which the name is not repeated. */
  logoHasName: {
    label: m.adminSettings.logoHasName,
    group: m.adminSettings.logoGroup,
    type: "switch",
    only: { field: "logoId", not: null },
  },
  darkLogoId: {
    label: m.adminSettings.darkLogo,
    group: m.adminSettings.logoGroup,
    type: "id",
    kind: "picture",
    only: { field: "logoId", not: null },
    hint: m.adminSettings.darkLogoHint,
  },
  brand: {
    label: m.adminSettings.brand,
    group: m.adminSettings.coloursGroup,
    type: "colour",
    required: m.adminFields.colourInvalid,
    initial: "#0e4a39",
    hint: m.adminSettings.brandHint,
  },
  accent: {
    label: m.adminSettings.accent,
    group: m.adminSettings.coloursGroup,
    type: "colour",
    required: m.adminFields.colourInvalid,
    initial: "#a53c20",
    hint: m.adminSettings.accentHint,
  },
  fonts: {
    label: m.adminSettings.fonts,
    group: m.adminSettings.fontsGroup,
    type: "choice",
    options: {
      source: m.adminSettings.fontsSource,
      humanist: m.adminSettings.fontsHumanist,
      modern: m.adminSettings.fontsModern,
      classic: m.adminSettings.fontsClassic,
    },
    hints: {
      source: m.adminSettings.fontsSourceHint,
      humanist: m.adminSettings.fontsHumanistHint,
      modern: m.adminSettings.fontsModernHint,
      classic: m.adminSettings.fontsClassicHint,
    },
  },
  panelId: {
    label: m.adminSettings.panel,
    group: m.adminSettings.accountFormsGroup,
    type: "id",
    kind: "picture",
    hint: m.adminSettings.panelHint,
  },
} as const satisfies Fields;
