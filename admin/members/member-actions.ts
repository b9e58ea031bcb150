import type { Api } from "#core/api.ts";
import type { ListedMember } from "#features/members/contract.ts";
import type { Action } from "../list/list.ts";

const isAdmin = ({ role }: ListedMember) => role === "admin";
const isDisabled = ({ disabledAt }: ListedMember) => disabledAt !== null;

type Change = Pick<Action<ListedMember>, "text" | "slot" | "offered" | "danger" | "done"> & {
  /** The title of the question, if it is not the text of the action. */
  title?: string;
  question(name: string): string;
  busy: string;
  to: Omit<Parameters<Api["members"]["changeMember"]>[0], "id">;
};

const changes: Change[] = [
  {
    text: "Make administrator",
    slot: "role",
    offered: (member) => !isAdmin(member),
    question: (name) =>
      `Are you sure you want to make ${name} an administrator? Administrators publish, edit and delete everything. ${name} is signed out everywhere and logs in again.`,
    busy: "Changing...",
    to: { role: "admin" },
    done: "is an administrator now",
  },
  {
    text: "Make member",
    slot: "role",
    offered: isAdmin,
    danger: true,
    question: (name) =>
      `Are you sure you want to take the administrator's rights from ${name}? ${name} is signed out everywhere.`,
    busy: "Changing...",
    to: { role: "member" },
    done: "is no longer an administrator",
  },
  {
    text: "Disable",
    title: "Disable account",
    slot: "access",
    offered: (member) => !isDisabled(member),
    danger: true,
    question: (name) =>
      `Are you sure you want to disable the account of ${name}? They are signed out at once and cannot log in. Their articles stay, and their comments are hidden.`,
    busy: "Disabling...",
    to: { disabled: true },
    done: "is disabled",
  },
  {
    text: "Enable",
    title: "Enable account",
    slot: "access",
    offered: isDisabled,
    question: (name) =>
      `Are you sure you want to enable the account of ${name}? They can log in again, and their comments are shown.`,
    busy: "Enabling...",
    to: { disabled: false },
    done: "is enabled",
  },
];

export const memberActions = changes.map(
  ({ question, busy, to, title, ...action }): Action<ListedMember> => ({
    ...action,
    only: "row",
    confirm: (_, name) => ({ title: title ?? action.text, text: question(name), yes: action.text, busy }),
    each: (api, { _id }) => api.members.changeMember({ id: _id, ...to }),
  }),
);
