import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { formatCount } from '~/platform/text/format-number'
import { showToast } from '~/ui/toaster'
import { pageSettingsClient } from '../api'
import type { ListedPage } from '../list-seo-pages.queries.server'
import { type PageRowValues, toPageRowValues } from '../page-settings'

export type PageRowChange = Partial<PageRowValues>

type Moment = Date | string | null

interface UnsavedChange {
  change: PageRowChange
  basedOn: Moment
  /** Somebody else has saved it since. */
  hasConflict?: boolean
}

type ChangeToSave = UnsavedChange & { path: string }

/** What is typed into the table and not saved yet, by page; it stays while other pages of the list are looked at. */
export function usePagesTable() {
  const [typed, setTyped] = useState<Record<string, UnsavedChange>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  async function send(pages: ChangeToSave[], done: string) {
    setSaving(true)
    const reply = await callApi(pageSettingsClient.put('/table', { json: { pages } }))
    setSaving(false)
    setErrors(reply.ok ? {} : errorsByPath(reply.fields ?? {}, pages))
    if (!reply.ok) return showToast(reply.message, 'error')
    const { saved, conflicts } = reply.body
    const left = new Map(conflicts.map(({ path, updatedAt }) => [path, updatedAt]))
    // saving again is based on what the others have saved
    const kept = pages
      .filter(({ path }) => left.has(path))
      .map(({ path, change }) => {
        return [path, { change, basedOn: left.get(path) ?? null, hasConflict: true }] as const
      })
    setTyped(Object.fromEntries(kept))
    await revalidate()
    const undo = { label: 'Undo', onClick: () => void send(saved, UNDONE) }
    if (saved.length > 0) showToast(done, 'success', done === UNDONE ? undefined : undo)
    if (conflicts.length > 0) showToast(conflictMessage(conflicts.length), 'error')
  }

  return {
    typed,
    errors,
    isSaving,
    count: Object.keys(typed).length,
    change: (page: ListedPage, part: PageRowChange) => setTyped(withChange(typed, page, part)),
    save() {
      const pages = Object.entries(typed).map(([path, { change, basedOn }]) => ({ path, change, basedOn }))
      if (pages.length > 0 && !isSaving) void send(pages, SAVED)
    },
    discard() {
      setTyped({})
      setErrors({})
    },
  }
}

/** A field that says again what is stored is no change. */
function withChange(typed: Record<string, UnsavedChange>, page: ListedPage, part: PageRowChange) {
  const { [page.id]: before, ...others } = typed
  const all = { ...before?.change, ...part }
  const stored = toPageRowValues(page)
  const names = (Object.keys(all) as (keyof PageRowValues)[]).filter((name) => all[name] !== stored[name])
  if (names.length === 0) return others
  const change = Object.fromEntries(names.map((name) => [name, all[name]]))
  return { ...others, [page.id]: { basedOn: page.updatedAt, ...before, change } }
}

const SAVED = 'Settings saved.'
const UNDONE = 'Change undone.'

/** The server counts the pages that were sent; the screen knows them by their paths. */
function errorsByPath(fields: Record<string, string>, pages: ChangeToSave[]) {
  const entries = Object.entries(fields).map(([field, sentence]) => {
    const [, at, , name] = field.split('.')
    return [`${pages[Number(at)]?.path} ${name}`, sentence]
  })
  return Object.fromEntries(entries)
}

const conflictMessage = (count: number) =>
  `${formatCount(count, 'page was', 'pages were')} changed by someone else and not saved.`
