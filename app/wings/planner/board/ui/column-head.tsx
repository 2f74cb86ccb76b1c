import { Gauge, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { Button, IconButton } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Popover } from '~/ui/workspace/popover'
import { boardClient } from '../api'
import { columnLimitSchema } from '../engine/board-change'
import { COLUMN_LABELS, type TaskStatus } from '../task-progress'
import type { LiveBoard } from './use-live-board'

interface ColumnHeaderProps {
  planId: string
  status: TaskStatus
  /** All cards of the column, also those that a filter hides: a limit counts them. */
  count: number
  live: LiveBoard
}

/** A column's name, how many cards it holds, and how many it should hold at most. */
export function ColumnHeader({ planId, status, count, live }: ColumnHeaderProps) {
  const max = live.limits[status]
  const isOver = max !== undefined && count > max
  return (
    <div className="flex min-h-11 items-center gap-2 px-3">
      <h2 className="font-sans text-dense font-semibold tracking-normal whitespace-nowrap">{COLUMN_LABELS[status]}</h2>
      <span
        title={isOver ? 'Over the WIP limit' : undefined}
        className={`flex items-center gap-1.5 text-dense whitespace-nowrap tabular-nums ${isOver ? 'font-semibold text-warning' : 'text-faint'}`}
      >
        {max === undefined ? count : `${count} of ${max}`}
        {isOver && (
          <>
            <TriangleAlert size={15} aria-hidden="true" />
            <span className="sr-only">: over the limit</span>
          </>
        )}
      </span>
      {live.canEdit && <LimitPopover planId={planId} status={status} live={live} />}
    </div>
  )
}

function LimitPopover({ planId, status, live }: Omit<ColumnHeaderProps, 'count'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label={`WIP limit for ${COLUMN_LABELS[status]}`}
      open={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      className="w-64"
      trigger={
        <IconButton icon={Gauge} label={`Set WIP limit for ${COLUMN_LABELS[status]}`} className="-mr-2 ml-auto" />
      }
    >
      <LimitForm planId={planId} status={status} live={live} onDone={() => setIsOpen(false)} />
    </Popover>
  )
}

function LimitForm({ planId, status, live, onDone }: Omit<ColumnHeaderProps, 'count'> & { onDone: () => void }) {
  const [text, setText] = useState(String(live.limits[status] ?? ''))
  const [error, setError] = useState<string>()

  async function save() {
    const max = text.trim() === '' ? null : Number(text)
    const { error: fault } = columnLimitSchema.safeParse({ status, max })
    if (fault) return setError(fault.issues[0]?.message)
    const reply = await callApi(boardClient.put('/:planId/limits', { param: { planId }, json: { status, max } }))
    if (!reply.ok) return setError(reply.message)
    live.store.setLimits({ ...live.limits, [status]: max ?? undefined })
    onDone()
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label="WIP limit" error={error} hint="Leave empty for no limit.">
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end">
        Save
      </Button>
    </form>
  )
}
