/** Numbers and places with the sign that is as broad as a digit; the hyphens of words stay. */
export const minus = (value: number | string) => String(value).replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
