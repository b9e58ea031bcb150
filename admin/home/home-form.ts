import type { SettingsForm } from "../settings/use-settings.ts";

export type HomeForm = { form: SettingsForm<"home"> };
