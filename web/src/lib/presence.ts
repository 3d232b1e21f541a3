/** Who is here. */
import type { Company } from "./api/types";

/** Whether the person at a seat is here; null where nobody can tell. */
export const isPresent = (company: Company | null, seat: number): boolean | null =>
  !company ? null : company.here?.includes(seat) || (company.partial ? null : false);
