import { useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { boardClient } from '../api'
import { taskNoteSchema } from '../engine/board-change'
import type { TaskDetail, TaskNote } from '../engine/task-detail'

interface TaskNotesProps {
  planId: string
  detail: TaskDetail
  canEdit: boolean
  onNoteAdded: (detail: TaskDetail) => void
}

/** What people, and programs that work for them, wrote down about a task. */
export function TaskNotes({ planId, detail: { id, notes }, canEdit, onNoteAdded }: TaskNotesProps) {
  return (
    <div className="grid gap-3">
      {notes.length === 0 && <p className="text-muted">No notes yet.</p>}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <TaskNoteItem key={note.id} note={note} />
        ))}
      </ul>
      {canEdit && <TaskNoteForm key={id} planId={planId} taskId={id} onNoted={onNoteAdded} />}
    </div>
  )
}

function TaskNoteItem({ note: { text, author, agent, createdAt } }: { note: TaskNote }) {
  return (
    <li>
      <p className="text-faint">
        <span className="font-semibold text-ink">{author || 'Former member'}</span>
        {agent && ` via ${agent}`} · <RelativeTime at={createdAt} />
      </p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </li>
  )
}

interface TaskNoteFormProps {
  planId: string
  taskId: string
  onNoted: (detail: TaskDetail) => void
}

function TaskNoteForm({ planId, taskId, onNoted }: TaskNoteFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  async function send() {
    const { success, error: fault } = taskNoteSchema.safeParse({ text })
    if (!success) return setError(fault.issues[0]?.message)
    setIsSending(true)
    const reply = await callApi(
      boardClient.post('/:planId/tasks/:taskId', { param: { planId, taskId }, json: { text } }),
    )
    setIsSending(false)
    setError(reply.ok ? undefined : reply.message)
    if (!reply.ok) return
    setText('')
    onNoted(reply.body)
  }

  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send()
      }}
    >
      <Field label="New note" error={error} className="w-full">
        {(control) => <TextArea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button type="submit" aria-disabled={isSending}>
        Add note
      </Button>
    </form>
  )
}
