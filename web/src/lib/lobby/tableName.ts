import NAMES from "$locale/table-names.json";

/** A table's name: a place name, always the same for one table, so that people recognize it. */
export function tableName(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return NAMES[hash % NAMES.length]!;
}
