import { appendFileSync } from 'node:fs'

/** Does what many tests begin with, and notes what it took: `npm test` adds it up at its end. */
export async function measureSetup<Result>(kind: 'starts of sites' | 'databases', work: () => Promise<Result>) {
  const startedAt = performance.now()
  const result = await work()
  const file = process.env.TEST_COSTS
  if (file) appendFileSync(file, `${JSON.stringify([kind, Math.round(performance.now() - startedAt)])}\n`)
  return result
}
