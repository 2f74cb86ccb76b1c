import { useRef, useState } from 'react'
import { href } from 'react-router'
import { clientHeaders } from '~/platform/api-client'
import type { ExportNews } from './export-to-github.server'
import { jsonLines } from './json-lines'

export type Ended = Extract<ExportNews, { kind: 'end' | 'failed' }>

/** Runs an export and hears how it goes. */
export function useGitHubExport(sprintId: string) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [done, setDone] = useState<number>()
  const [words, setWords] = useState('')
  const [ended, setEnded] = useState<Ended>()
  const running = useRef<AbortController>(undefined)
  const fail = (message: string) => setEnded({ kind: 'failed', message, done: 0 })

  function hear(news: ExportNews) {
    if (news.kind === 'issue') setDone(news.done)
    if (news.kind === 'issue') setWords(`${news.taskId} is #${news.number}, ${news.what}`)
    if (news.kind === 'wait') setWords(`GitHub asks to wait ${news.seconds} s`)
    if (news.kind === 'end' || news.kind === 'failed') setEnded(news)
  }
  async function run(form: FormData, { signal }: AbortController) {
    const response = await fetch(href('/planner/dashboard/:sprintId/github/run', { sprintId }), {
      method: 'POST',
      signal,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders },
      body: JSON.stringify({ repository: form.get('repository'), token: form.get('token') }),
    })
    if (response.ok) return jsonLines(response, hear)
    const { error } = await response.json()
    if (error?.fields) setErrors(error.fields)
    else fail(error?.message ?? 'Something went wrong.')
  }
  async function start(form: FormData) {
    const controller = new AbortController()
    running.current = controller
    setErrors({})
    setEnded(undefined)
    setDone(0)
    setWords('Looking at the repository')
    await run(form, controller).catch(() =>
      fail(controller.signal.aborted ? 'You stopped it.' : 'The connection was lost.'),
    )
    setDone(undefined)
  }
  return { errors, done, words, ended, start, stop: () => running.current?.abort() }
}
