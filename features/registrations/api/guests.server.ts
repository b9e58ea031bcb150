import type { Operations } from "#core/contract.ts";
import { listGuests, listOwn, readGuestEvent } from "../admin-lists.server.ts";
import { addGuest, cancelGuest, moveUp, resendEmail, updateGuest } from "../admin-operations.server.ts";
import { checkIn, readDoor } from "../door/door.server.ts";
import { previewChange } from "../emails/change-preview.server.ts";
import { listMessages, previewMessage, sendMessage, sendTestMessage } from "../emails/messages.server.ts";
import { exportGuests } from "../exporting.server.ts";
import type { guestEndpoints } from "../guests-contract.ts";

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
