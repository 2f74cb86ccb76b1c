import { expect } from 'vitest'
import type { RunDescription, RunStatus } from '~/kits/runs/run'

interface FollowedRun {
  origin: string
  cookie: string
  runId: string
}

interface Patience {
  timeout: number
  interval?: number
}

/** A run as its own address tells of it, for tests that wait for how it stands. */
export function followRun({ apiPath }: RunDescription, { origin, cookie, runId }: FollowedRun) {
  const address = `${origin}${apiPath}/${runId}`
  const headers = { cookie, origin, accept: 'application/json', 'content-type': 'application/json' }
  const look = async () => (await (await fetch(`${address}/progress`, { headers })).json()) as RunStatus
  const waitUntil = async (isSo: (run: RunStatus) => boolean, { timeout, interval = 10 }: Patience) => {
    let last: RunStatus | undefined
    const ask = async () => {
      last = await look()
      return isSo(last)
    }
    await expect.poll(ask, { timeout, interval }).toBe(true)
    return last as RunStatus
  }
  const steer = async (action: 'pause' | 'resume' | 'stop' | 'undo') =>
    (await fetch(`${address}/${action}`, { method: 'POST', headers, body: '{}' })).status
  return { look, waitUntil, steer }
}
