import type { Operations } from "#core/contract.ts";
import * as lists from "./admin-lists.server.ts";
import * as operations from "./admin-operations.server.ts";
import type { registrationEndpoints } from "./contract.ts";
import { checkIn, readDoor } from "./door/door.server.ts";
import { previewChange } from "./emails/change-preview.server.ts";
import * as messages from "./emails/messages.server.ts";
import { exportGuests } from "./exporting.server.ts";
import { cancelOwn, confirmOwn, readOwn, updateOwn } from "./guest-page.server.ts";
import { cancel } from "./guests.server.ts";
import type { guestEndpoints } from "./guests-contract.ts";
import { readOffer } from "./offer.server.ts";
import { register } from "./registrations.server.ts";

export const registrationOperations: Operations<typeof registrationEndpoints> = {
  offer: readOffer,
  register,
  read: readOwn,
  confirm: confirmOwn,
  update: updateOwn,
  cancel: cancelOwn,
};

export const guestOperations: Operations<typeof guestEndpoints> = {
  list: lists.listGuests,
  event: lists.readGuestEvent,
  add: operations.addGuest,
  update: operations.updateGuest,
  cancel: (ctx, input, services) => operations.changeGuest(ctx, input, services, cancel),
  moveUp: operations.moveUp,
  resend: operations.resendEmail,
  mine: lists.listOwn,
  csv: exportGuests,
  door: readDoor,
  checkIn,
  planned: previewChange,
  messages: messages.listMessages,
  preview: messages.previewMessage,
  sendTest: messages.sendTestMessage,
  send: messages.sendMessage,
};
