import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { plansClient } from '../../api'
import { jsonEqual } from '../../editing/json-equal'
import type { EditableSection } from '../../editing/sections'
import type { PlanItem } from '../../plan'

/** A field that somebody is writing: as it was when they began, and as it is now. */
interface FieldEdit {
  original: unknown
  value: unknown
}

type FieldEdits = Record<string, FieldEdit>

/** The fields as they are kept. */
type SavedFields = ReadonlyMap<string, unknown>

const isDirty = ({ original, value }: FieldEdit) => !jsonEqual(original, value)

const dirtyFields = (draft: FieldEdits) => Object.entries(draft).filter(([, written]) => isDirty(written))

type EditedFields = ReturnType<typeof useEditedFields>

export type SaveState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'wrong' | 'conflict' | 'failed'

interface ItemDraftOptions {
  sprintId: string
  section: EditableSection
  item: PlanItem
}

const [INVALID, CONFLICT] = [422, 409]

function saveStateForStatus(status: number): SaveState {
  if (status === INVALID) return 'wrong'
  return status === CONFLICT ? 'conflict' : 'failed'
}

function sendFields({ sprintId, section, item }: ItemDraftOptions, dirty: [string, FieldEdit][]) {
  const json = {
    section,
    id: item.id,
    fields: Object.fromEntries(dirty.map(([name, { value }]) => [name, value])),
    previous: Object.fromEntries(dirty.map(([name, { original }]) => [name, original])),
  }
  return callApi(plansClient.patch('/:planId/items', { param: { planId: sprintId }, json }))
}

/**
 * An item while it is written. `save` sends the fields that changed with what they were; what is refused stays typed, and
 * a field that somebody else changed meanwhile shows theirs beside it until one of both is chosen.
 */
export function useItemDraft(options: ItemDraftOptions) {
  const { draft, latest, setEdits, ...fields } = useEditedFields(new Map(Object.entries(options.item)))
  const { state, setState, error, save } = useSaveFields(options, { latest, setEdits })
  useUnsavedChangesWarning(Object.values(draft).some(isDirty))
  return {
    ...fields,
    state,
    message: error?.message ?? '',
    errorOf: (name: string) => error?.fields?.[name],
    save,
    change(name: string, value: unknown) {
      fields.change(name, value)
      setState('unsaved')
    },
    keepMine(name: string) {
      fields.keepMine(name)
      void save()
    },
    acceptTheirs(name: string) {
      fields.acceptTheirs(name)
      setState(Object.keys(latest.current).length > 0 ? 'unsaved' : 'idle')
    },
  }
}

export type ItemDraft = ReturnType<typeof useItemDraft>

/** `save` answers whether nothing is left unsaved. */
function useSaveFields(options: ItemDraftOptions, { latest, setEdits }: Pick<EditedFields, 'latest' | 'setEdits'>) {
  const [state, setState] = useState<SaveState>('idle')
  const [error, setFault] = useState<{ message: string; fields?: Record<string, string> }>()
  const { revalidate } = useRevalidator()
  const save = useSerializedCalls(async () => {
    const dirty = dirtyFields(latest.current)
    if (dirty.length === 0) return true
    setState('saving')
    const reply = await sendFields(options, dirty)
    setFault(reply.ok ? undefined : reply)
    if (!reply.ok) {
      setState(saveStateForStatus(reply.status))
      if (reply.status === CONFLICT) await revalidate()
      return false
    }
    setEdits(markSaved(latest.current, dirty))
    await revalidate()
    setEdits(Object.fromEntries(dirtyFields(latest.current)))
    const isWhole = Object.keys(latest.current).length === 0
    setState(isWhole ? 'saved' : 'unsaved')
    return isWhole
  })
  return { state, setState, error, save }
}

/** The browser asks before a tab with unsaved words is closed. */
function useUnsavedChangesWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

/** The second call sends what was typed while the first was on its way. */
function useSerializedCalls(work: () => Promise<boolean>) {
  const running = useRef<Promise<boolean>>(undefined)
  return () => {
    running.current = (running.current ?? Promise.resolve(true)).then(work)
    return running.current
  }
}

/** What was sent is what the field was from now on; what was typed meanwhile stays typed. */
function markSaved(draft: FieldEdits, sent: [string, FieldEdit][]): FieldEdits {
  const values = new Map(sent.map(([name, { value }]) => [name, value]))
  const entries = Object.entries(draft).map(([name, written]) =>
    values.has(name) ? [name, { original: values.get(name), value: written.value }] : [name, written],
  )
  return Object.fromEntries(entries)
}

/** Fields that are being written, above those that are kept. */
function useEditedFields(kept: SavedFields) {
  const [draft, setDraft] = useState<FieldEdits>({})
  const latest = useRef(draft)

  function setEdits(next: FieldEdits) {
    latest.current = next
    setDraft(next)
  }
  function change(name: string, value: unknown) {
    const written = latest.current[name]
    setEdits({ ...latest.current, [name]: { original: written ? written.original : kept.get(name), value } })
  }
  /** What somebody else wrote into a field that is being written here. */
  function getTheirs(name: string) {
    const written = draft[name]
    const theirs = kept.get(name)
    const isOther =
      written && isDirty(written) && !jsonEqual(theirs, written.original) && !jsonEqual(theirs, written.value)
    return isOther ? { value: theirs } : undefined
  }
  function acceptTheirs(name: string) {
    const { [name]: _, ...others } = latest.current
    setEdits(others)
  }
  /** From now on mine is a change of theirs. */
  function keepMine(name: string) {
    const written = latest.current[name]
    if (written) setEdits({ ...latest.current, [name]: { ...written, original: kept.get(name) } })
  }
  const getValue = (name: string) => (draft[name] ? draft[name].value : kept.get(name))
  return { draft, latest, setEdits, change, getValue, getTheirs, acceptTheirs, keepMine }
}
