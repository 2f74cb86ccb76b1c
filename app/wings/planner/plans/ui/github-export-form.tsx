import { useEffect, useRef, useState } from 'react'
import { callStreamingApi } from '~/platform/http/stream-api'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { plansClient } from '../api'
import type { ExportEvent } from '../export/export-to-github.server'

type ExportResult = Extract<ExportEvent, { kind: 'finished' | 'failed' }>

/** Asks for a repository and a token, exports, and tells how it goes. */
export function GitHubExportForm({ sprintId, tasks }: { sprintId: string; tasks: number }) {
  const { errors, done, words, ended, start, stop } = useGitHubExport(sprintId)
  const isBusy = done !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors.repository || errors.token) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-xl grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start(new FormData(event.currentTarget))
      }}
    >
      <RepositoryFields errors={errors} isBusy={isBusy} />
      {isBusy ? (
        <div className="grid gap-2">
          <ProgressBar label="Export" value={done / Math.max(1, tasks)} />
          <p role="status" className="text-dense text-muted tabular-nums">
            {done} of {tasks}. {words}
          </p>
          <Button className="justify-self-start" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="primary" className="justify-self-start">
          Export {tasks} issues
        </Button>
      )}
      {ended && <ExportResultNotice ended={ended} />}
    </form>
  )
}

function RepositoryFields({ errors, isBusy }: { errors: Record<string, string>; isBusy: boolean }) {
  const common = { required: true, autoComplete: 'off', readOnly: isBusy }
  return (
    <>
      <Field label="Repository" error={errors.repository}>
        {(control) => <TextInput {...control} {...common} name="repository" placeholder="studio/product" />}
      </Field>
      <Field
        label="Personal access token"
        hint="Needs read and write access to issues. The token is not stored."
        error={errors.token}
      >
        {(control) => <TextInput {...control} {...common} name="token" type="password" />}
      </Field>
    </>
  )
}

function ExportResultNotice({ ended }: { ended: ExportResult }) {
  if (ended.kind === 'failed')
    return (
      <Notice kind="error" title={ended.message}>
        {ended.done > 0 && `${ended.done} issues were exported. `}Fix the problem and export again. Existing issues are
        updated.
      </Notice>
    )
  const { created, updated, same, orphanedIssues } = ended
  return (
    <Notice kind="success" title={`${created} created, ${updated} updated, ${same} unchanged`}>
      {orphanedIssues.length > 0 &&
        `Issues of tasks that are no longer in the plan: ${orphanedIssues.map((number) => `#${number}`).join(', ')}.`}
    </Notice>
  )
}

/** Runs an export and hears how it goes. */
function useGitHubExport(sprintId: string) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [done, setDone] = useState<number>()
  const [words, setWords] = useState('')
  const [ended, setEnded] = useState<ExportResult>()
  const running = useRef<AbortController>(undefined)
  const fail = (message: string) => setEnded({ kind: 'failed', message, done: 0 })

  function hear(news: ExportEvent) {
    if (news.kind === 'issue') setDone(news.done)
    if (news.kind === 'issue') setWords(`${news.taskId} is #${news.number}, ${news.outcome}`)
    if (news.kind === 'waiting') setWords(`GitHub rate limit reached, waiting ${news.seconds} s`)
    if (news.kind === 'finished' || news.kind === 'failed') setEnded(news)
  }
  async function start(form: FormData) {
    const controller = new AbortController()
    running.current = controller
    setErrors({})
    setEnded(undefined)
    setDone(0)
    setWords('Checking the repository')
    const json = { repository: String(form.get('repository')), token: String(form.get('token')) }
    const input = { param: { planId: sprintId }, json, signal: controller.signal }
    const reply = await callStreamingApi(plansClient.post('/:planId/github/run', input), hear).catch(() => undefined)
    if (!reply) fail('Export stopped.')
    else if (!reply.ok && reply.fields) setErrors(reply.fields)
    else if (!reply.ok) fail(reply.status === 0 ? 'The connection was lost.' : reply.message)
    setDone(undefined)
  }
  return { errors, done, words, ended, start, stop: () => running.current?.abort() }
}
