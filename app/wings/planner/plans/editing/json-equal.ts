/** Whether two values of JSON are the same, whatever the order of their keys. */
export function jsonEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  const values = new Map(Object.entries(other))
  return Object.entries(one).every(([key, value]) => values.has(key) && jsonEqual(value, values.get(key)))
}
