import { institute } from "#features/institute/texts.ts";

/** The address of the institute as a link. */
export function WriteToUs() {
  const { email } = institute.contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
