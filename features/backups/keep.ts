/** How many of the latest days, weeks and months keep a backup. */
export type Keep = { daily: number; weekly: number; monthly: number };

const suffix = /^footpath-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.footpath(\.age)?$/;

/** Reads “7 daily, 4 weekly, 12 monthly”. Undefined if it says something else, or nothing. */
export function keepOf(text: string): Keep | undefined {
  const keep: Keep = { daily: 0, weekly: 0, monthly: 0 };
  for (const part of text.split(",")) {
    const [, number, name] = /^\s*(\d{1,4})\s+(daily|weekly|monthly)\s*$/.exec(part) ?? [];
    if (!number || !name) return undefined;
    keep[name as keyof Keep] = Number(number);
  }
  return keep.daily + keep.weekly + keep.monthly > 0 ? keep : undefined;
}

export function nameOfBackup(now: string, isEncrypted: boolean): string {
  const at = now.replace(/\.\d+Z$/, "Z").replace(/[-:]/g, "");
  return `footpath-${at}.footpath${isEncrypted ? ".age" : ""}`;
}

/** When the backup with this name was made. Undefined for other files. */
export function madeAt(name: string): string | undefined {
  const [, year, month, date, hour, minute, second] = suffix.exec(name) ?? [];
  return year && `${year}-${month}-${date}T${hour}:${minute}:${second}.000Z`;
}

/** The backups that are no longer kept. The latest one of a day, week or month stands for it; days are those of UTC. */
export function outdated(names: string[], { daily, weekly, monthly }: Keep): string[] {
  const backups = names.filter((name) => madeAt(name) !== undefined).sort();
  const latestFirst = backups.toReversed();
  const kept = new Set(latestFirst.slice(0, 1));
  const rules: [number, (at: string) => string][] = [
    [daily, (at) => at.slice(0, 10)],
    [weekly, weekOf],
    [monthly, (at) => at.slice(0, 7)],
  ];
  for (const [number, periodOf] of rules) {
    const seen = new Set<string>();
    for (const name of latestFirst) {
      const period = periodOf(madeAt(name) ?? "");
      if (seen.has(period)) continue;
      if (seen.size >= number) break;
      seen.add(period);
      kept.add(name);
    }
  }
  return backups.filter((name) => !kept.has(name));
}

/** The Monday that it begins with. */
function weekOf(at: string): string {
  const day = Temporal.PlainDate.from(at.slice(0, 10));
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}
