/** The rows in which something is written, each with its place: two rows may say the same. */
export function nonEmptyRows<Row extends object>(rows: Row[]): [place: number, row: Row][] {
  return [...rows.filter(hasText).entries()]
}

export function hasText(row: object) {
  return Object.values(row).some((value) => typeof value === 'string' && value.trim() !== '')
}
