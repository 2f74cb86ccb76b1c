import { InvalidRecord } from './parse-record'

const MAX_DEPTH = 40

/** The same value in which every text that is exactly one of these stands for another. @throws InvalidRecord */
export function replaceStringsDeep(value: unknown, others: ReadonlyMap<string, string>, depth = 0): unknown {
  if (others.size === 0) return value
  if (depth > MAX_DEPTH) throw new InvalidRecord('It is nested too deeply.')
  if (typeof value === 'string') return others.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => replaceStringsDeep(part, others, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replaceStringsDeep(part, others, depth + 1)]),
  )
}
