import { useEffect, useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { callApi } from '~/platform/api-client'
import { equal } from '../editing/equal'
import type { EditableSection } from '../editing/sections'
import type { PlanItem } from '../plan'

/** A field that somebody is writing: as it was when they began, and as it is now. */
interface Written {
  was: unknown
  value: unknown
}

type Draft = Record<string, Written>
export type SaveState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'wrong' | 'conflict' | 'failed'

interface ItemDraftOptions {
  sprintId: string
  section: EditableSection
  item: PlanItem
}

const isDirty = ({ was, value }: Written) => !equal(was, value)
const valuesOf = (item: PlanItem) => new Map<string, unknown>(Object.entries(item))
const dirtyIn = (draft: Draft) => Object.entries(draft).filter(([, written]) => isDirty(written))
const [INVALID, CONFLICT] = [422, 409]

function stateAfter(status: number): SaveState {
  if (status === INVALID) return 'wrong'
  return status === CONFLICT ? 'conflict' : 'failed'
}

function sendFields({ sprintId, section, item }: ItemDraftOptions, dirty: [string, Written][]) {
  return callApi<{ revision: number }>({
    path: href('/planner/edit/:sprintId/items', { sprintId }),
    method: 'PATCH',
    json: {
      section,
      id: item.id,
      fields: Object.fromEntries(dirty.map(([name, { value }]) => [name, value])),
      was: Object.fromEntries(dirty.map(([name, { was }]) => [name, was])),
    },
  })
}

/** What was sent is what the field was from now on; what was typed meanwhile stays typed. */
function asKept(draft: Draft, sent: [string, Written][]): Draft {
  const values = new Map(sent.map(([name, { value }]) => [name, value]))
  const entries = Object.entries(draft).map(([name, written]) =>
    values.has(name) ? [name, { was: values.get(name), value: written.value }] : [name, written],
  )
  return Object.fromEntries(entries)
}

/**
 * An item while it is written. `save` sends the fields that changed with what they were; what is refused stays typed, and
 * a field that somebody else changed meanwhile shows theirs beside it until one of both is chosen.
 */
export function useItemDraft(options: ItemDraftOptions) {
  const [draft, setDraft] = useState<Draft>({})
  const [state, setState] = useState<SaveState>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const latest = useRef(draft)
  const running = useRef<Promise<boolean>>(undefined)
  const { revalidate } = useRevalidator()
  const kept = valuesOf(options.item)

  function put(next: Draft) {
    latest.current = next
    setDraft(next)
  }

  function change(name: string, value: unknown) {
    const written = latest.current[name]
    put({ ...latest.current, [name]: { was: written ? written.was : kept.get(name), value } })
    setState('unsaved')
  }

  /** Answers whether nothing is left unsaved. */
  async function send() {
    const dirty = dirtyIn(latest.current)
    if (dirty.length === 0) return true
    setState('saving')
    const reply = await sendFields(options, dirty)
    setErrors(reply.ok ? {} : (reply.fields ?? {}))
    setMessage(reply.ok ? '' : reply.message)
    if (!reply.ok) {
      setState(stateAfter(reply.status))
      if (reply.status === CONFLICT) await revalidate()
      return false
    }
    put(asKept(latest.current, dirty))
    await revalidate()
    put(Object.fromEntries(dirtyIn(latest.current)))
    const isWhole = Object.keys(latest.current).length === 0
    setState(isWhole ? 'saved' : 'unsaved')
    return isWhole
  }

  /** One after the other: the second sends what was typed while the first was on its way. */
  function save() {
    running.current = (running.current ?? Promise.resolve(true)).then(send)
    return running.current
  }

  function takeTheirs(name: string) {
    const { [name]: _, ...others } = latest.current
    put(others)
    setState(Object.keys(others).length > 0 ? 'unsaved' : 'idle')
  }

  function keepMine(name: string) {
    const written = latest.current[name]
    if (written) put({ ...latest.current, [name]: { ...written, was: kept.get(name) } })
    void save()
  }

  useWarning(Object.values(draft).some(isDirty))
  return {
    state,
    errors,
    message,
    valueOf: (name: string) => (draft[name] ? draft[name].value : kept.get(name)),
    /** What somebody else wrote into a field that is being written here. */
    theirsOf(name: string) {
      const written = draft[name]
      const theirs = kept.get(name)
      const isOther = written && isDirty(written) && !equal(theirs, written.was) && !equal(theirs, written.value)
      return isOther ? { value: theirs } : undefined
    },
    change,
    save,
    takeTheirs,
    keepMine,
  }
}

/** The browser asks before a tab with unsaved words is closed. */
function useWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
