import { address } from "./address.ts";
import { backups } from "./backups.ts";
import { bucket } from "./bucket.ts";
import type { Check } from "./check.ts";
import { clock } from "./clock.ts";
import { database } from "./database.ts";
import { disk, folder } from "./folders.ts";
import { memory, nodeVersion } from "./machine.ts";
import { mail } from "./mail.ts";
import { ffmpeg, fonts } from "./programs.ts";
import { proxy } from "./proxy.ts";
import { purges } from "./purges.ts";
import { sender } from "./sender.ts";
import { secret, settings } from "./settings.ts";

/** In the order in which they are printed. */
export const checks: Check[] = [
  settings,
  secret,
  address,
  proxy,
  mail,
  sender,
  database,
  bucket,
  folder,
  disk,
  backups,
  purges,
  clock,
  memory,
  nodeVersion,
  fonts,
  ffmpeg,
];
