/** Whether something is written in a row of a block. */
export function hasText(row: object) {
  return Object.values(row).some((value) => typeof value === 'string' && value.trim() !== '')
}
