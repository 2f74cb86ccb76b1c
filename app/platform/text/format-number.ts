/** A number as people read it: 12,345.6. */
export function formatNumber(value: number) {
  return value.toLocaleString('en-US')
}

/** So many of something: "1 row", "1,234 rows". */
export function formatCount(count: number, one: string, many = `${one}s`) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
