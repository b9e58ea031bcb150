/** An address as browsers show it: letters of other scripts are not escaped. */
export function shownAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
