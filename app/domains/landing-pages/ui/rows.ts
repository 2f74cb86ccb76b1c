/** The rows in which something is written, each with its place: two rows may say the same. */
export function writtenRows<Row extends object>(rows: Row[]): [place: number, row: Row][] {
  return [...rows.filter(isWritten).entries()]
}

export function isWritten(row: object) {
  return Object.values(row).some((value) => typeof value === 'string' && value.trim() !== '')
}
