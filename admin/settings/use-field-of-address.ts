import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Focuses the field that the fragment of the address names, as the search for a setting does. */
export function useFieldOfAddress(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = CSS.escape(hash.slice(1));
    const field = hash && form.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    if (!field) return;
    field.scrollIntoView({ block: "center", behavior: "instant" });
    field.focus({ preventScroll: true });
  }, [hash, form]);
}
