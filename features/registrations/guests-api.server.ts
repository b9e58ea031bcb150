import type { Operations } from "#core/contract.ts";
import { addGuest, cancelGuest, moveUp, resendEmail, updateGuest } from "./changing.server.ts";
import { checkIn, readDoor } from "./door.server.ts";
import { exportGuests } from "./exporting.server.ts";
import type { guestEndpoints } from "./guests-contract.ts";
import { listGuests, listOwn, readGuestEvent } from "./managing.server.ts";
import { listMessages, previewMessage, sendMessage, sendTestMessage } from "./messages.server.ts";
import { previewChange } from "./planned.server.ts";

export const guestOperations: Operations<typeof guestEndpoints> = {
  list: listGuests,
  event: readGuestEvent,
  add: addGuest,
  update: updateGuest,
  cancel: cancelGuest,
  moveUp,
  resend: resendEmail,
  mine: listOwn,
  csv: exportGuests,
  door: readDoor,
  checkIn,
  planned: previewChange,
  messages: listMessages,
  preview: previewMessage,
  sendTest: sendTestMessage,
  send: sendMessage,
};
