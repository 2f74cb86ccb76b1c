interface AttemptLimit {
  attempts?: number
  seconds?: number
}

const windows = new Map<string, { attempts: number; endsAt: number }>()

/**
 * Counts an attempt under `key` in this browser tab, 5 in 60 seconds unless said otherwise; false when there were too
 * many. It only spares a question whose answer is known: the server counts for itself.
 */
export function consumeAttempt(key: string, { attempts = 5, seconds = 60 }: AttemptLimit = {}, now = Date.now()) {
  const known = windows.get(key)
  const current = known && known.endsAt > now ? known : { attempts: 0, endsAt: now + seconds * 1000 }
  if (current.attempts >= attempts) return false
  windows.set(key, { ...current, attempts: current.attempts + 1 })
  return true
}

/** For tests: as in a new tab. */
export function resetAttempts() {
  windows.clear()
}
