export const minute = 60; // seconds
const hour = 60 * minute;

/** `points` in `duration` seconds. */
export const allowances = {
  login: { points: 10, duration: 15 * minute },
  "login from one client": { points: 100, duration: 15 * minute },
  "login from one network": { points: 400, duration: 15 * minute }, // a /48 or /24
  "login to one account from one network": { points: 30, duration: 24 * hour },
  "login to one account": { points: 100, duration: 24 * hour },
  verification: { points: 5, duration: hour },
  signup: { points: 20, duration: hour }, // SIGNUPS_PER_HOUR
  "signup from one network": { points: 80, duration: hour }, // a /48 or /24: four times SIGNUPS_PER_HOUR
  setup: { points: 20, duration: 15 * minute },
  "test email": { points: 10, duration: hour },
  reset: { points: 5, duration: 30 * minute }, // as long as a link works, so everybody who is refused has one
  "reset from one client": { points: 30, duration: hour },
  password: { points: 10, duration: 15 * minute },
  profile: { points: 60, duration: hour },
  export: { points: 20, duration: hour },
  registration: { points: 60, duration: hour },
  "registration from one network": { points: 200, duration: hour }, // IPv6 /48, IPv4 /24
  "emails to one inbox": { points: 5, duration: hour }, // about registrations that nobody has confirmed
  "late emails to one inbox": { points: 5, duration: hour },
  "first email about an event to an inbox": { points: 1, duration: hour }, // from each /48 or /24
  // In each quarter of an hour, also of those that wait for the next four. A /48 or /24 has a quarter.
  "emails to strangers": { points: 200, duration: 75 * minute, isBusy: true }, // of the whole site
  "emails to strangers from one network": { points: 50, duration: 15 * minute, isBusy: true },
  "emails to strangers of an event": { points: 100, duration: 75 * minute, isBusy: true },
  "emails to strangers of an event from one network": { points: 25, duration: 15 * minute, isBusy: true },
  "change of a registration": { points: 20, duration: hour }, // each sends an email
  "change told to guests": { points: 10, duration: hour }, // of each event; more are not saved
  comment: { points: 10, duration: minute },
  "guest by hand": { points: 300, duration: hour },
  "guest email again": { points: 3, duration: hour }, // for each guest
  "email to guests": { points: 10, duration: 24 * hour },
  "guests emailed": { points: 20_000, duration: 24 * hour }, // by all administrators
  like: { points: 120, duration: minute },
  preview: { points: 120, duration: minute },
  "elements of previews": { points: 1_000_000, duration: minute }, // 20 of the longest texts, of half a second each
  "elements of saves": { points: 1_000_000, duration: minute }, // 27,000 cells every three seconds
  "chart preview": { points: 240, duration: minute },
  save: { points: 30, duration: 10 * minute },
  "autosaved text": { points: 48_000, duration: 10 * minute }, // kilobytes: 30,000 words every three seconds
  "text of an admin": { points: 64_000, duration: 10 * minute }, // kilobytes
  upload: { points: 60, duration: hour },
  "upload of an admin": { points: 1000, duration: hour },
};

export type Limit = keyof typeof allowances;

/** Rate limits, shared by all nodes. */
export type Limits = {
  /** Throws `too_many_requests` past the limit. */
  count(limit: Limit, key: string, weight?: number): Promise<void>;
  /** Takes one count back, after an attempt that succeeded. */
  uncount(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
};
