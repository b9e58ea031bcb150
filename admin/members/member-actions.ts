import type { ListedMember } from "#features/members/contract.ts";
import type { Action } from "../list/list.ts";

const isAdmin = ({ role }: ListedMember) => role === "admin";
const isDisabled = ({ disabledAt }: ListedMember) => disabledAt !== null;

export const memberActions: Action<ListedMember>[] = [
  {
    text: "Make administrator",
    slot: "role",
    only: "row",
    offered: (member) => !isAdmin(member),
    confirm: (_, name) => ({
      title: "Make administrator",
      text: `Are you sure you want to make ${name} an administrator? Administrators publish, edit and delete everything. ${name} is signed out everywhere and logs in again.`,
      yes: "Make administrator",
      busy: "Changing...",
    }),
    each: (api, { _id }) => api.members.changeMember({ id: _id, role: "admin" }),
    done: "is an administrator now",
  },
  {
    text: "Make member",
    slot: "role",
    only: "row",
    offered: isAdmin,
    danger: true,
    confirm: (_, name) => ({
      title: "Make member",
      text: `Are you sure you want to take the administrator's rights from ${name}? ${name} is signed out everywhere.`,
      yes: "Make member",
      busy: "Changing...",
    }),
    each: (api, { _id }) => api.members.changeMember({ id: _id, role: "member" }),
    done: "is no longer an administrator",
  },
  {
    text: "Disable",
    slot: "access",
    only: "row",
    offered: (member) => !isDisabled(member),
    danger: true,
    confirm: (_, name) => ({
      title: "Disable account",
      text: `Are you sure you want to disable the account of ${name}? They are signed out at once and cannot log in. Their articles stay, and their comments are hidden.`,
      yes: "Disable",
      busy: "Disabling...",
    }),
    each: (api, { _id }) => api.members.changeMember({ id: _id, disabled: true }),
    done: "is disabled",
  },
  {
    text: "Enable",
    slot: "access",
    only: "row",
    offered: isDisabled,
    confirm: (_, name) => ({
      title: "Enable account",
      text: `Are you sure you want to enable the account of ${name}? They can log in again, and their comments are shown.`,
      yes: "Enable",
      busy: "Enabling...",
    }),
    each: (api, { _id }) => api.members.changeMember({ id: _id, disabled: false }),
    done: "is enabled",
  },
];
