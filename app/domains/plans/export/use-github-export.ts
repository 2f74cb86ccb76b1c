import { useRef, useState } from 'react'
import { href } from 'react-router'
import { streamApi } from '~/platform/stream-api'
import type { ExportNews } from './export-to-github.server'

export type Ended = Extract<ExportNews, { kind: 'end' | 'failed' }>

/** Runs an export and hears how it goes. */
export function useGitHubExport(sprintId: string) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [done, setDone] = useState<number>()
  const [words, setWords] = useState('')
  const [ended, setEnded] = useState<Ended>()
  const path = href('/planner/dashboard/:sprintId/github/run', { sprintId })
  const running = useRef<AbortController>(undefined)
  const fail = (message: string) => setEnded({ kind: 'failed', message, done: 0 })

  function hear(news: ExportNews) {
    if (news.kind === 'issue') setDone(news.done)
    if (news.kind === 'issue') setWords(`${news.taskId} is #${news.number}, ${news.what}`)
    if (news.kind === 'wait') setWords(`GitHub asks to wait ${news.seconds} s`)
    if (news.kind === 'end' || news.kind === 'failed') setEnded(news)
  }
  async function start(form: FormData) {
    const controller = new AbortController()
    running.current = controller
    setErrors({})
    setEnded(undefined)
    setDone(0)
    setWords('Looking at the repository')
    const json = { repository: form.get('repository'), token: form.get('token') }
    const { signal } = controller
    const reply = await streamApi({ path, json, signal }, hear).catch(() => undefined)
    if (!reply) fail('You stopped it.')
    else if (!reply.ok && reply.fields) setErrors(reply.fields)
    else if (!reply.ok) fail(reply.status === 0 ? 'The connection was lost.' : reply.message)
    setDone(undefined)
  }
  return { errors, done, words, ended, start, stop: () => running.current?.abort() }
}
