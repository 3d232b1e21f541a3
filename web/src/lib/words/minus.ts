/** Numbers and places with a real minus sign, which is as wide as a digit; hyphens in words stay. */
export const minus = (value: number | string) => String(value).replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
