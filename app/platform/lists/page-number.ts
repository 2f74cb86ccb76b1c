const MAX_PAGE_NUMBER = 99_999

/** The page of a list that an address asks for: a whole number from 1. Undefined for anything else. */
export function parsePageNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_PAGE_NUMBER ? Number(text) : undefined
}

/** How many pages a list of so many items has; an empty list has one. */
export const countPages = (items: number, pageSize: number) => Math.max(1, Math.ceil(items / pageSize))
