import type { Context } from 'liquidjs'
import type { ParsedRowValues } from './parse-row.server'

// symbols, which no text of a template can name
const SEED = Symbol('seed')
const CURRENCY = Symbol('currency')

type Scope = ParsedRowValues & { [SEED]?: string; [CURRENCY]?: string }

/** What texts are filled from: the values of a row, and beside them what `vary` chooses by and `money` writes. */
export function createScope(values: ParsedRowValues, { seed, currency }: { seed: string; currency?: string }): Scope {
  const scope: Scope = values
  scope[SEED] = seed
  if (currency) scope[CURRENCY] = currency
  return scope
}

export function readSeed({ environments }: Context) {
  return (environments as Scope)[SEED] ?? ''
}

export function readCurrency({ environments }: Context) {
  return (environments as Scope)[CURRENCY] ?? 'USD'
}
