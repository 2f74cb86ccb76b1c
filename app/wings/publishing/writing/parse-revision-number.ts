const MAX_REVISION = 2 ** 31 - 1

/** The number that an address gives for a revision. Undefined for anything else. */
export function parseRevisionNumber(text: string | undefined) {
  const isNumber = text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_REVISION
  return isNumber ? Number(text) : undefined
}
