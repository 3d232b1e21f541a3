import type { Company } from "./api/types";

/** Whether the person at a seat is here; null if unknown. */
export const isPresent = (company: Company | null, seat: number): boolean | null =>
  !company ? null : company.here?.includes(seat) || (company.partial ? null : false);
