import type { Context } from 'liquidjs'
import type { ParsedRowValues } from './parse-row.server'

// a symbol, which no text of a template can name
const SEED = Symbol('seed')

type Scope = ParsedRowValues & { [SEED]?: string }

/** What texts are filled from: the values of a row, and beside them what `vary` chooses by. */
export function createScope(values: ParsedRowValues, seed: string): Scope {
  const scope: Scope = values
  scope[SEED] = seed
  return scope
}

export function readSeed({ environments }: Context) {
  return (environments as Scope)[SEED] ?? ''
}
