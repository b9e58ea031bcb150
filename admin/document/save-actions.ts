import type { Message } from "#core/message.ts";
import { m } from "#messages";
import type { SaveRequest } from "./phases.ts";

/** What is said about a save that something stops, by the button that was pressed. */
export type ActionTexts = {
  nothing: Message;
  doNot: Message;
  without(v: { count: number }): string;
  whenOne(v: { noun: string }): string;
  whenAll(v: { noun: string }): string;
};

const saving: ActionTexts = {
  nothing: m.adminDocument.nothingSaved,
  doNot: m.adminDocument.doNotSave,
  without: m.adminDocument.saveWithout,
  whenOne: m.adminDocument.savedWhenOneUploaded,
  whenAll: m.adminDocument.savedWhenAllUploaded,
};

const actions: Record<string, ActionTexts> = {
  publish: {
    nothing: m.adminDocument.nothingPublished,
    doNot: m.adminDocument.doNotPublish,
    without: m.adminDocument.publishWithout,
    whenOne: m.adminDocument.publishedWhenOneUploaded,
    whenAll: m.adminDocument.publishedWhenAllUploaded,
  },
  schedule: {
    nothing: m.adminDocument.nothingScheduled,
    doNot: m.adminDocument.doNotSchedule,
    without: m.adminDocument.scheduleWithout,
    whenOne: m.adminDocument.scheduledWhenOneUploaded,
    whenAll: m.adminDocument.scheduledWhenAllUploaded,
  },
  update: {
    nothing: m.adminDocument.nothingUpdated,
    doNot: m.adminDocument.doNotUpdate,
    without: m.adminDocument.updateWithout,
    whenOne: m.adminDocument.updatedWhenOneUploaded,
    whenAll: m.adminDocument.updatedWhenAllUploaded,
  },
};

export function textsOf({ name }: SaveRequest): ActionTexts {
  return actions[name] ?? saving;
}
