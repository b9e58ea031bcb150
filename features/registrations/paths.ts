/** Browsers don't send what follows the #, so no log has the token. */
export function registrationPath(token: string): string {
  return `/registrations#${token}`;
}

/** The token of a link, or of what somebody has copied of it. */
export function tokenOfLink(text: string): string {
  return /[\w-]*$/.exec(text.trim().slice(-200))?.[0] ?? "";
}
