const key = "remembered-address";

/** The address of the one who signed in last and wanted it to be remembered. It is kept on this device only. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function rememberEmail(address: string | null): void {
  try {
    if (address) localStorage.setItem(key, address);
    else localStorage.removeItem(key);
  } catch {
    // what cannot be stored is not remembered
  }
}
