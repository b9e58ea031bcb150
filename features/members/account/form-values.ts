/**
 * What is written in the fields of a form, under their names. It is read from the page and not from the state of
 * a component, because browsers fill forms in before the page has been taken over.
 */
export function formValues<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}
