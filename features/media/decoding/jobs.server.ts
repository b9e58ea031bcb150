import type { CardText } from "../cards/card.server.ts";

/** What the process for pictures can do. It loads what a job needs when the first one comes. */
export const jobs = {
  picture: async (picture: Buffer | string) => (await import("./pipeline.server.ts")).decodePicture(picture),
  avatar: async (picture: Buffer | string) => (await import("./pipeline.server.ts")).decodeAvatar(picture),
  croppedCard: async (picture: Buffer) => (await import("../cards/card.server.ts")).croppedCard(picture),
  drawnCard: async (text: CardText) => (await import("../cards/card.server.ts")).drawnCard(text),
  icon: async (shape: { size: number; full: boolean }) =>
    (await import("../cards/icon.server.ts")).drawnIcon(shape),
};

export type Jobs = typeof jobs;
