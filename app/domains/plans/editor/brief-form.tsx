import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { callApi } from '~/platform/api-client'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { Brief } from '../brief-schema'
import { equal } from '../editing/equal'
import { FrameFields, ProductFields, type Told } from './brief-fields'

interface BriefFormProps {
  sprintId: string
  title: string
  brief: Brief
  revision: number
}

/** What was told about the product. Times and costs follow at once; other parts when they are made anew. */
export function BriefForm({ sprintId, title, brief, revision }: BriefFormProps) {
  const kept: Told = { title, ...brief }
  const [own, setOwn] = useState<Partial<Told>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [state, setState] = useState('')
  const { revalidate } = useRevalidator()
  const told: Told = { ...kept, ...own }
  const isChanged = !equal(kept, told)
  const errorOf = (name: string) => Object.entries(errors).find(([path]) => path.startsWith(`brief.${name}`))?.[1]
  const fields = { told, errorOf, put: (part: Partial<Told>) => setOwn((before) => ({ ...before, ...part })) }

  async function save() {
    if (!isChanged) return
    setState('Saving')
    const path = href('/planner/edit/:sprintId/brief', { sprintId })
    const reply = await callApi({ path, method: 'PUT', json: { basedOn: revision, brief: told } })
    setErrors(reply.ok ? {} : (reply.fields ?? {}))
    await revalidate()
    setState(reply.ok ? 'Saved' : `Not saved. ${reply.message}`)
    if (reply.ok) setOwn({})
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside are heard here
    <div
      className="grid max-w-2xl grid-cols-1 gap-4"
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void save()}
    >
      <Notice title="Weeks, sprints and the cost of the work follow at once">
        Other parts follow when you make them anew: each shows first what would change.
      </Notice>
      <ProductFields {...fields} />
      <FrameFields {...fields} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => void save()}>
          Save
        </Button>
        <p role="status" className="text-dense text-muted">
          {isChanged && state !== 'Saving' && !state.startsWith('Not') ? 'Not saved yet' : state}
        </p>
      </div>
    </div>
  )
}
