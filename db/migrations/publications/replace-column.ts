/** The engines have no common statement that changes a check: a new column takes the place of the old one. */
export function replaceColumn(table: string, name: string, type: string): string[] {
  return [
    `alter table ${table} add column new_${name} ${type}`,
    `update ${table} set new_${name} = ${name}`,
    `alter table ${table} drop column ${name}`,
    `alter table ${table} rename column new_${name} to ${name}`,
  ];
}
