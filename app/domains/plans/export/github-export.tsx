import { useRef, useState } from 'react'
import { href } from 'react-router'
import { clientHeaders } from '~/platform/api-client'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { ExportNews } from './export-to-github.server'
import { jsonLines } from './json-lines'

type Ended = Extract<ExportNews, { kind: 'end' | 'failed' }>

/** Asks for a repository and a token, exports, and tells how it goes. */
export function GitHubExport({ sprintId, tasks }: { sprintId: string; tasks: number }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [done, setDone] = useState<number>()
  const [words, setWords] = useState('')
  const [ended, setEnded] = useState<Ended>()
  const running = useRef<AbortController>(undefined)

  function hear(news: ExportNews) {
    if (news.kind === 'issue') setDone(news.done)
    if (news.kind === 'issue') setWords(`${news.taskId} is #${news.number}, ${news.what}`)
    if (news.kind === 'wait') setWords(`GitHub asks to wait ${news.seconds} s`)
    if (news.kind === 'end' || news.kind === 'failed') setEnded(news)
  }
  async function start(form: FormData) {
    setErrors({})
    setEnded(undefined)
    setDone(0)
    setWords('Looking at the repository')
    running.current = new AbortController()
    const fail = (message: string) => setEnded({ kind: 'failed', message, done: 0 })
    try {
      const response = await fetch(href('/planner/dashboard/:sprintId/github/run', { sprintId }), {
        method: 'POST',
        signal: running.current.signal,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders },
        body: JSON.stringify({ repository: form.get('repository'), token: form.get('token') }),
      })
      if (response.ok) await jsonLines(response, hear)
      else {
        const { error } = await response.json()
        setErrors(error?.fields ?? {})
        fail(error?.message ?? 'Something went wrong.')
      }
    } catch {
      fail(running.current.signal.aborted ? 'You stopped it.' : 'The connection was lost.')
    }
    setDone(undefined)
  }
  const isBusy = done !== undefined
  return (
    <form
      className="grid max-w-xl grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start(new FormData(event.currentTarget))
      }}
    >
      <Field label="Repository" hint="As owner/name." error={errors.repository}>
        {(control) => (
          <TextInput
            {...control}
            name="repository"
            required
            placeholder="studio/product"
            autoComplete="off"
            disabled={isBusy}
          />
        )}
      </Field>
      <Field
        label="Personal access token"
        hint="It may read and write issues of this repository. It is used for this export and kept nowhere."
        error={errors.token}
      >
        {(control) => (
          <TextInput {...control} name="token" type="password" required autoComplete="off" disabled={isBusy} />
        )}
      </Field>
      {isBusy ? (
        <div className="grid gap-2">
          <ProgressBar label="Export" value={done / Math.max(1, tasks)} />
          <p role="status" className="text-dense text-muted tabular-nums">
            {done} of {tasks}. {words}
          </p>
          <Button className="justify-self-start" onClick={() => running.current?.abort()}>
            Stop
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="primary" className="justify-self-start">
          Export {tasks} issues
        </Button>
      )}
      {ended && <Outcome ended={ended} />}
    </form>
  )
}

function Outcome({ ended }: { ended: Ended }) {
  if (ended.kind === 'failed')
    return (
      <Notice kind="error" title={ended.message}>
        {ended.done > 0 && `${ended.done} issues are there. `}Export again when this is mended: nothing is created
        twice.
      </Notice>
    )
  const { created, updated, same, left } = ended
  return (
    <Notice kind="success" title={`${created} created, ${updated} updated, ${same} as they were`}>
      {left.length > 0 &&
        `For tasks that are not in the plan any more: ${left.map((number) => `#${number}`).join(', ')}.`}
    </Notice>
  )
}
