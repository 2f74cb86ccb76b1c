import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { boardClient } from '../api'
import type { TaskDetail } from '../engine/task-detail'

interface LoadedDetail {
  taskId: string
  detail?: TaskDetail
  error?: string
}

/** The whole of a task, read again when its row changed: somebody may have written a note. */
export function useTaskDetail(planId: string, taskId: string | undefined, version: number, given?: TaskDetail) {
  const [loaded, setLoaded] = useState<LoadedDetail>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or another try is the reason to read again
  useEffect(() => {
    if (!taskId) return
    const reading = new AbortController()
    const call = boardClient.get('/:planId/tasks/:taskId', { param: { planId, taskId }, signal: reading.signal })
    callApi(call).then(
      (reply) =>
        setLoaded((before) => {
          if (reply.ok) return { taskId, detail: reply.body }
          return before?.taskId === taskId && before.detail ? before : { taskId, error: reply.message }
        }),
      () => {}, // another task was opened
    )
    return () => reading.abort()
  }, [planId, taskId, version, tries])
  const shown: LoadedDetail | undefined =
    loaded?.taskId === taskId ? loaded : given && { taskId: given.id, detail: given }
  return {
    detail: shown?.detail,
    error: shown?.detail ? undefined : shown?.error,
    retry: useCallback(() => setTries((count) => count + 1), []),
    setDetail: (detail: TaskDetail) => setLoaded({ taskId: detail.id, detail }),
  }
}

export type TaskDetailState = ReturnType<typeof useTaskDetail>
