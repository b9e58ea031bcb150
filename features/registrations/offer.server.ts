import type { Context } from "#core/context.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import { m } from "#messages";
import type { RegistrationOffer } from "./contract.ts";
import { closesAt, freePlaces, isOpen, registrationTag } from "./guests.server.ts";
import { type EventSettings, findSettings } from "./store.server.ts";

type Question = RegistrationOffer["questions"][number];

/** What the page of an event says about registration. It expires when registration closes. */
export async function readOffer(ctx: Context, { id }: { id: string }): Promise<RegistrationOffer | null> {
  ctx.cacheTag(`blog:${id}`, registrationTag(id));
  const { queries } = ctx.db;
  await checkPublic(ctx, "blogs", id, m.registrations.noEvent());
  const event = await findSettings(queries, id);
  if (event?.registration !== 1) return null;
  const end = await closesAt(queries, event);
  if (end !== null && end > ctx.now) ctx.expiresAt(end);
  const isFull = (await freePlaces({ queries, event })) <= 0;
  const state = !isOpen({ ctx, event, closesAt: end }) ? "closed" : isFull ? "full" : "open";
  return { state, closesAt: end, companions: maxCompanions(event), questions: questionsOf(event) };
}

/** A party larger than the event would wait for ever. */
export function maxCompanions({ companions, capacity }: EventSettings): number {
  return Math.min(Number(companions), capacity === "" ? Number.POSITIVE_INFINITY : Number(capacity) - 1);
}

export function questionsOf({ questions }: Pick<EventSettings, "questions">): Question[] {
  const stored = JSON.parse(questions) as Record<"id" | "question" | "choices" | "required", string>[];
  return stored.map(({ id, question, choices, required }) => ({
    id,
    question,
    required: required === "yes",
    choices: choices === "" ? [] : choices.split("\n"),
  }));
}
