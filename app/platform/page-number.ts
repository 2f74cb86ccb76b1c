const LAST_PAGE = 99_999

/** The page of a list that an address asks for: a whole number from 1. Undefined for anything else. */
export function pageNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,4}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : undefined
}
