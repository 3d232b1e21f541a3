/** Which tables are somebody's first lesson: their own browser knows. */

const key = (table: string) => `cosecha-lesson-${table}`;

export const isLesson = (table: string) => localStorage.getItem(key(table)) !== null;
export const beginLesson = (table: string) => localStorage.setItem(key(table), "1");
export const forgetLesson = (table: string) => localStorage.removeItem(key(table));
