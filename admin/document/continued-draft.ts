/**
 * Notes in the browser's history which draft the create screen is about: a reload, or the way back, continues it. The
 * router finds it in the state of the location.
 */
export function rememberDraft(draft: string | undefined): void {
  const { usr, ...state } = window.history.state ?? {};
  window.history.replaceState({ ...state, usr: { ...usr, draft } }, "");
}

export function rememberedDraft(state: { draft?: unknown } | null): string | undefined {
  return typeof state?.draft === "string" ? state.draft : undefined;
}
