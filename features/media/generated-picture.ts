import type { Picture } from "./contract.ts";

/** How many scenes there are; the seed chooses one (`generated-pictures/drawing.ts`). */
export const sceneCount = 6;

export function generatedUrl(text: string): string {
  return drawingUrl(seedOf(text));
}

function drawingUrl(seed: string): string {
  return `/drawings/${seed}.svg`;
}

const drawingPath = /^\/drawings\/([0-9a-f]{8})\.svg$/;

/** The scenes of pages that always show the same one. */
export const namedDrawings = {
  account: drawingUrl("0459adb4"),
  home: drawingUrl("03527c1a"),
  setup: drawingUrl("012b7bf4"),
  plan: "/drawings/plan.svg",
};

/** The picture for what has no other. It says nothing that the text does not. */
export function generatedPicture(text: string): Picture {
  return {
    url: generatedUrl(text),
    srcset: "",
    width: 1600,
    height: 1000,
    alt: "",
    caption: "",
    placeholder: "#e4ded0",
    generated: true,
  };
}

const between = 3; // pictures in a row of a grid, and so to the one above

/** Replaces a generated cover that shows the same scene as one of the three before it in the list. */
export function withoutRepeats<Card extends { cover: Picture }>(cards: Card[]): Card[] {
  const scenes: (number | undefined)[] = [];
  return cards.map((card) => {
    const seed = card.cover.generated ? drawingPath.exec(card.cover.url)?.[1] : undefined;
    if (seed === undefined) {
      scenes.push(undefined);
      return card;
    }
    let number = Number.parseInt(seed, 16);
    while (scenes.slice(-between).includes(number % sceneCount)) number = (number + 1) % 2 ** 32;
    scenes.push(number % sceneCount);
    const url = drawingUrl(number.toString(16).padStart(8, "0"));
    return url === card.cover.url ? card : { ...card, cover: { ...card.cover, url } };
  });
}

/** 8 hex digits. */
export function seedOf(text: string): string {
  return hash(text).toString(16).padStart(8, "0");
}

/** FNV-1a over the UTF-16 units of the text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    if (unit > 0xff) value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value >>> 0;
}
