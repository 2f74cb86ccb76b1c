import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { describeApi } from '../api/describe-api'
import { isRunActive, type RunDescription, type RunStatus } from './run'
import type { RunsApi } from './runs-api.server'

const POLL_MS = 1_000

/** Asks how an active run stands and has the screen read its data again when that has changed; not while nobody can see it. */
export function useRunUpdates({ apiPath }: RunDescription, run: RunStatus | undefined) {
  const { revalidate, state } = useRevalidator()
  const id = run && isRunActive(run) ? run.id : undefined
  const shown = useRef('')
  shown.current = run ? summarize(run) : ''
  useEffect(() => {
    if (!id || state !== 'idle') return
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      if (!navigator.onLine || document.hidden) return
      const call = describeApi<RunsApi>(apiPath).get('/:runId/progress', { param: { runId: id }, signal })
      const reply = await callApi(call).catch(() => undefined)
      if (reply?.ok && !signal.aborted && summarize(reply.body) !== shown.current) void revalidate()
    }
    // an interval, and not a timer: whoever comes back to the tab sees it go on
    const timer = setInterval(look, POLL_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [id, apiPath, state, revalidate])
}

const summarize = ({ phase, state, doneCount, totalCount, error }: RunStatus) =>
  JSON.stringify([phase, state, doneCount, totalCount, error])
