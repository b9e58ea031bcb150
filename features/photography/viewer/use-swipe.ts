import { type TouchEvent, useRef } from "react";
import { stepRight } from "#ui/step-right.ts";

const minDistance = 48; // pixels

/** Leaves scrolling and zooming to the browser. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);

  return {
    onTouchStart({ touches, target }: TouchEvent): void {
      const touch = touches[0];
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      const isSwipe = touch && touches.length === 1 && !isZoomed && !(target instanceof HTMLVideoElement);
      start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<Element>): void {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      const isToNext = x < 0 === (stepRight(currentTarget) === 1);
      if (Math.abs(x) >= Math.max(minDistance, 1.5 * Math.abs(y))) move(isToNext ? 1 : -1);
    },
    onTouchCancel(): void {
      start.current = null;
    },
  };
}
