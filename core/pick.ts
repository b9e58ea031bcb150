/** Without what is undefined, so that the data of a page does not name it. */
export function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  const known = names.filter((name) => from[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, from[name]])) as Pick<T, Name>;
}
