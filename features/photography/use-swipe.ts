import { type TouchEvent, useRef } from "react";

const shortest = 48; // pixels

/** Moves on when a finger goes sideways. Nothing is held back: the page can be scrolled and enlarged as ever. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);

  return {
    onTouchStart({ touches, target }: TouchEvent): void {
      const touch = touches[0];
      const enlarged = (window.visualViewport?.scale ?? 1) > 1.05;
      const isSwipe = touch && touches.length === 1 && !enlarged && !(target instanceof HTMLVideoElement);
      start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) < shortest || Math.abs(across) < 1.5 * Math.abs(touch.clientY - from.y)) return;
      move(across < 0 ? 1 : -1);
    },
    onTouchCancel(): void {
      start.current = null;
    },
  };
}
