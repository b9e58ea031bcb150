/** The canonical form of a query parameter's value; undefined if it has no meaning. */
export type Parameter = (value: string) => string | undefined;

const lastPage = 100_000;
const longestName = 100;
const longestQuery = 200;

export const page: Parameter = (value) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 && number <= lastPage ? String(number) : undefined;
};

export const name: Parameter = (value) =>
  value && value.length <= longestName && !value.includes("\0") ? value : undefined;

export const lowerCaseName: Parameter = (value) => name(value)?.toLowerCase();

export const id: Parameter = (value) => (/^[\w-]{1,100}$/.test(value) ? value : undefined);

export const year: Parameter = (value) =>
  /^[1-9]\d{3}$/.test(value) && value !== "9999" ? value : undefined;

export const words: Parameter = (value) =>
  value.replaceAll("\0", "").trim().slice(0, longestQuery).toWellFormed().trim() || undefined;

export const oneOf =
  <Name extends string>(...names: Name[]) =>
  (value: string): Name | undefined =>
    names.find((each) => each === value);
