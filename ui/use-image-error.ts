import { type RefObject, useEffect, useRef, useState } from "react";

/** Spread `watch` on the `img`. */
export function useImageError(): {
  broken: boolean;
  watch: { ref: RefObject<HTMLImageElement | null>; onError(): void };
} {
  const [broken, setBroken] = useState(false);
  const ref = useRef<HTMLImageElement>(null);

  // It may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = ref.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setBroken(true);
  }, []);

  return { broken, watch: { ref, onError: () => setBroken(true) } };
}
