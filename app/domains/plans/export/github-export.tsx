import { useEffect, useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { type Ended, useGitHubExport } from './use-github-export'

/** Asks for a repository and a token, exports, and tells how it goes. */
export function GitHubExport({ sprintId, tasks }: { sprintId: string; tasks: number }) {
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
      <TargetFields errors={errors} isBusy={isBusy} />
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
      {ended && <Outcome ended={ended} />}
    </form>
  )
}

function TargetFields({ errors, isBusy }: { errors: Record<string, string>; isBusy: boolean }) {
  const common = { required: true, autoComplete: 'off', readOnly: isBusy }
  return (
    <>
      <Field label="Repository" hint="As owner/name." error={errors.repository}>
        {(control) => <TextInput {...control} {...common} name="repository" placeholder="studio/product" />}
      </Field>
      <Field
        label="Personal access token"
        hint="It may read and write issues of this repository. It is used for this export and kept nowhere."
        error={errors.token}
      >
        {(control) => <TextInput {...control} {...common} name="token" type="password" />}
      </Field>
    </>
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
