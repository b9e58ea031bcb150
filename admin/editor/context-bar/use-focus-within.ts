import { type RefObject, useEffect, useState } from "react";

export function useFocusWithin(ref: RefObject<HTMLElement | null>): boolean {
  const [isWithin, setWithin] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const enter = () => setWithin(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setWithin(element?.contains(relatedTarget as Node | null) ?? false);
    element?.addEventListener("focusin", enter);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", enter);
      element?.removeEventListener("focusout", leave);
    };
  }, [ref]);
  return isWithin;
}
