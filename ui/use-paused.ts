import { useEffect, useState } from "react";

/** A value as it was before it was last changed, until it has not changed for some milliseconds. */
export function usePaused<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
