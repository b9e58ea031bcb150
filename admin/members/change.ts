import type { ListedMember } from "#features/members/contract.ts";

export type Change = "promote" | "demote" | "disable" | "enable";

type Words = {
  title: string;
  /** The question, with the name of the member in it. */
  question(name: string): string;
  yes: string;
  busy: string;
  done(name: string): string;
  sent: { role: ListedMember["role"] } | { disabled: boolean };
  danger?: boolean;
};

/** What an admin can do to a member, in words and as it is sent. */
export const changes: Record<Change, Words> = {
  promote: {
    title: "Make admin",
    question: (name) =>
      `Are you sure you want to make ${name} an administrator? Administrators publish, edit and delete everything. ${name} is signed out everywhere and logs in again.`,
    yes: "Make admin",
    busy: "Changing...",
    done: (name) => `${name} is an administrator now.`,
    sent: { role: "admin" },
  },
  demote: {
    title: "Make member",
    question: (name) =>
      `Are you sure you want to take the administrator's rights from ${name}? ${name} is signed out everywhere.`,
    yes: "Make member",
    busy: "Changing...",
    done: (name) => `${name} is no longer an administrator.`,
    sent: { role: "member" },
    danger: true,
  },
  disable: {
    title: "Disable account",
    question: (name) =>
      `Are you sure you want to disable the account of ${name}? They are signed out at once and cannot log in. Their articles stay, and their comments are hidden.`,
    yes: "Disable",
    busy: "Disabling...",
    done: (name) => `The account of ${name} is disabled.`,
    sent: { disabled: true },
    danger: true,
  },
  enable: {
    title: "Enable account",
    question: (name) =>
      `Are you sure you want to enable the account of ${name}? They can log in again, and their comments are shown.`,
    yes: "Enable",
    busy: "Enabling...",
    done: (name) => `The account of ${name} is enabled.`,
    sent: { disabled: false },
  },
};
