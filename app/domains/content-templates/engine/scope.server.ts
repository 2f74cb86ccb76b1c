import type { Context } from 'liquidjs'
import type { Values } from '../variables/read-row.server'

// a symbol, which no text of a template can name
const SEED = Symbol('seed')

type Scope = Values & { [SEED]?: string }

/** What texts are filled from: the values of a row, and beside them what `vary` chooses by. */
export function scopeOf(values: Values, seed: string): Scope {
  const scope: Scope = values
  scope[SEED] = seed
  return scope
}

export function seedIn({ environments }: Context) {
  return (environments as Scope)[SEED] ?? ''
}
