/** What an institute can set, by group: `features/settings/fields.ts` declares it. */
export interface Settings extends Record<never, never> {}

export type SettingGroup = keyof Settings;
export type MenuLink = Settings["menu"]["bar"][number];
export type HomeSection = Settings["home"]["sections"][number];
export type InformationCard = Settings["home"]["cards"][number];
