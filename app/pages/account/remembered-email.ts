const key = "remembered-address";

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
    // Storage is blocked: nothing is remembered.
  }
}
