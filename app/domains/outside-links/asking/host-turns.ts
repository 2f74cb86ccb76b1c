import { setTimeout as pause } from 'node:timers/promises'

export type InTurn = <Answer>(host: string, work: () => Promise<Answer>) => Promise<Answer>

/** Lets one question at a time through to each host, with a pause behind it. */
export function hostTurns(pauseMs: number): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (host, work) => {
    const before = last.get(host)
    const turn = before ? before.then(() => pause(pauseMs)).then(work) : work()
    last.set(
      host,
      turn.catch(() => {}),
    )
    return turn
  }
}
