/** 24 hex digits. The first 12 are the milliseconds since 1970, so ids sort by time. */
export function newId(milliseconds: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, "0"));
  return milliseconds.toString(16).padStart(12, "0") + digits.join("");
}

/** When an id of `newId` was made; undefined for other ids. */
export function millisecondsOf(id: string): number | undefined {
  return /^[0-9a-f]{24}$/.test(id) ? Number.parseInt(id.slice(0, 12), 16) : undefined;
}
