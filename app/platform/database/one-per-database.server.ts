import type { Database } from './database.server'

interface IdleRule<Value> {
  /** Milliseconds without a question after which the value is let go. */
  idleMs: number
  /** Ends what the value has under way. */
  close?: (value: Value) => void
}

/**
 * One value for each database that this process holds, made when it is first asked for: what somebody found out, counts or
 * keeps open. It goes with its database; by an idle rule it goes earlier, and the next question makes another.
 */
export function onePerDatabase<Value extends object, Args extends unknown[] = []>(
  create: (db: Database, ...args: Args) => Value,
  idle?: IdleRule<Value>,
) {
  const known = new WeakMap<Database, { value: Value; leaving?: NodeJS.Timeout }>()

  function evict(db: Database) {
    const one = known.get(db)
    known.delete(db)
    clearTimeout(one?.leaving)
    if (one) idle?.close?.(one.value)
  }

  return {
    get(db: Database, ...args: Args): Value {
      const one = known.get(db) ?? { value: create(db, ...args) }
      known.set(db, one)
      if (idle) {
        clearTimeout(one.leaving)
        one.leaving = setTimeout(evict, idle.idleMs, db).unref()
      }
      return one.value
    },
    /** Lets the value go, as it goes by itself when nobody asks. */
    evict,
  }
}
