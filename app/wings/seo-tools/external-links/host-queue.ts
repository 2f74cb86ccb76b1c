import { setTimeout as pause } from 'node:timers/promises'

export type HostQueue = <Answer>(host: string, work: () => Promise<Answer>) => Promise<Answer>

/** Lets one question at a time through to each host, with a pause behind it. */
export function createHostQueue(pauseMs: number): HostQueue {
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
