import type { Api } from "#core/api.ts";
import type { Message } from "#core/message.ts";
import type { ListedMember } from "#features/members/contract.ts";
import { m } from "#messages";
import type { Action } from "../list/list.ts";

const isAdmin = ({ role }: ListedMember) => role === "admin";
const isDisabled = ({ disabledAt }: ListedMember) => disabledAt !== null;

type Change = Pick<Action<ListedMember>, "text" | "slot" | "offered" | "danger" | "done"> & {
  /** The title of the question, if it is not the text of the action. */
  title?: Message;
  question(v: { name: string }): string;
  busy: Message;
  to: Omit<Parameters<Api["members"]["changeMember"]>[0], "id">;
};

const changes: Change[] = [
  {
    text: m.adminMembers.makeAdmin,
    slot: "role",
    offered: (member) => !isAdmin(member),
    question: m.adminMembers.makeAdminQuestion,
    busy: m.adminMembers.changing,
    to: { role: "admin" },
    done: m.adminMembers.adminMade,
  },
  {
    text: m.adminMembers.makeMember,
    slot: "role",
    offered: isAdmin,
    danger: true,
    question: m.adminMembers.makeMemberQuestion,
    busy: m.adminMembers.changing,
    to: { role: "member" },
    done: m.adminMembers.memberMade,
  },
  {
    text: m.adminMembers.disable,
    title: m.adminMembers.disableTitle,
    slot: "access",
    offered: (member) => !isDisabled(member),
    danger: true,
    question: m.adminMembers.disableQuestion,
    busy: m.adminMembers.disabling,
    to: { disabled: true },
    done: m.adminMembers.disableDone,
  },
  {
    text: m.adminMembers.enable,
    title: m.adminMembers.enableTitle,
    slot: "access",
    offered: isDisabled,
    question: m.adminMembers.enableQuestion,
    busy: m.adminMembers.enabling,
    to: { disabled: false },
    done: m.adminMembers.enableDone,
  },
];

export const memberActions = changes.map(
  ({ question, busy, to, title, ...action }): Action<ListedMember> => ({
    ...action,
    only: "row",
    confirm: (_, named) => ({
      title: title?.() ?? action.text(),
      text: question(named),
      yes: action.text(),
      busy: busy(),
    }),
    each: (api, { _id }) => api.members.changeMember({ id: _id, ...to }),
  }),
);
