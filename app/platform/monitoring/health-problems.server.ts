import { log } from './log.server'

const known = new Map<string, string>()

/** What the operator of the site has to know of now, a sentence each: for the dashboard and /readyz. */
export function listHealthProblems() {
  return [...known.values()]
}

/** Keeps what a check found: a sentence, or nothing when all is well. A change is told in the log. */
export function setHealthProblem(check: string, sentence: string | undefined) {
  const before = known.get(check)
  if (sentence) known.set(check, sentence)
  else known.delete(check)
  if (sentence && !before) log.warn({ check }, sentence)
  if (before && !sentence) log.info({ check }, 'this is well again')
}
