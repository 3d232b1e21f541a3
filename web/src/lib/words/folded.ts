/** A text in lower case and without accents, so that “ecuries” finds “Écuries”. The server has the same function. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/œ/g, "oe").replace(/’/g, "'");
