import { useSite } from "../../site.ts";

export function WriteToUs() {
  const { email } = useSite().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
