import { useRef, useState } from 'react'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { createPlan } from '../commands.server'
import { parsePlanFile } from '../export/plan-file'
import { limitPlanCreation } from '../plan-limits.queries.server'
import type { Route } from './+types/plan-import'

export const handle = { breadcrumb: () => 'Import plan' }
const MAX_FILE_BYTES = 2 * 1024 * 1024

export function meta() {
  return noindexMeta('Import plan')
}

export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  if (Number(request.headers.get('content-length')) > MAX_FILE_BYTES)
    return rejectImport('The file must be smaller than 2 MB.', 413)
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  try {
    await limitPlanCreation(db, person)
    const form = await request.formData().catch(() => undefined)
    const text = form?.get('plan')
    if (typeof text !== 'string' || text.trim() === '') return rejectImport('Choose a file or paste its content.', 422)
    if (Buffer.byteLength(text) > MAX_FILE_BYTES) return rejectImport('The file must be smaller than 2 MB.', 413)
    const read = parsePlanFile(text)
    if ('errors' in read) return data({ errors: read.errors }, { status: 422 })
    const { title, brief, plan } = read.file
    const sprintId = await createPlan(db, person, { title, brief, plan })
    return redirect(href('/planner/dashboard/:sprintId', { sprintId }))
  } catch (error) {
    if (error instanceof DomainError) return rejectImport(error.message, error.status)
    throw error
  }
}

const rejectImport = (message: string, status: number) => data({ errors: [{ path: '', message }] }, { status })

/** A plan that was exported as JSON comes back as a plan of one's own. */
export default function ImportScreen({ actionData }: Route.ComponentProps) {
  const [text, setText] = useState('')
  const isBusy = useNavigation().state !== 'idle'
  const errors = actionData && 'errors' in actionData ? actionData.errors : []
  return (
    <>
      <PageHeader title="Import plan" text="Import a plan from a JSON export." />
      <Form method="post" encType="multipart/form-data" className="grid max-w-2xl grid-cols-1 gap-4">
        <PlanFileInput onText={setText} />
        <Field label="Or paste its content">
          {(control) => (
            <TextArea
              {...control}
              name="plan"
              rows={10}
              spellCheck={false}
              className="w-full font-mono"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {errors.length > 0 && (
          <Notice kind="error" title="This plan cannot be imported">
            <ul className="mt-1 grid gap-1">
              {errors.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  {path && <code className="font-mono text-ink">{path}</code>} {message}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Button type="submit" variant="primary" className="justify-self-start" disabled={isBusy}>
          Import plan
        </Button>
      </Form>
    </>
  )
}

function PlanFileInput({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label="File">
      {(control) => (
        <input
          {...control}
          ref={input}
          type="file"
          accept=".json,application/json"
          className="text-dense file:mr-3 file:min-h-9 file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:font-semibold"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file) onText(await file.text())
          }}
        />
      )}
    </Field>
  )
}
