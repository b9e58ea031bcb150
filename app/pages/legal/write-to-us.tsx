import { useSite } from "../../site.ts";

/** The address of the institute as a link. */
export function WriteToUs() {
  const { email } = useSite().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
