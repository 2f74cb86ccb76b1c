import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { putIfUnchanged } from '~/platform/http/put-if-unchanged'
import { showToast } from '~/ui/toaster'
import { pageSettingsClient } from '../api'
import type { PageSettings } from '../page-settings'

interface StoredSettings {
  settings: PageSettings
  updatedAt: Date | string | null
}

/** The settings of a page while somebody writes them: what is typed, what is wrong with it, and what was stored meanwhile. */
export function usePageSettingsForm(path: string, stored: StoredSettings) {
  const [base, setBase] = useState(stored)
  const [settings, setSettings] = useState(stored.settings)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<StoredSettings>()
  const { revalidate } = useRevalidator()
  const isUnsaved = JSON.stringify(settings) !== JSON.stringify(base.settings)

  async function send(wanted: PageSettings, basedOn: StoredSettings['updatedAt'], done: string) {
    setSaving(true)
    const json = { settings: wanted, basedOn }
    const reply = await putIfUnchanged(pageSettingsClient.put('/', { query: { path }, json }))
    setSaving(false)
    setErrors((!reply.ok && reply.fields) || {})
    if (!reply.ok) return showToast(reply.message, 'error')
    if ('current' in reply.body) return setTheirs(reply.body.current)
    const { before, after } = reply.body
    setBase(after)
    setSettings(after.settings)
    setTheirs(undefined)
    const undo = { label: 'Undo', onClick: () => void send(before, after.updatedAt, 'Change undone.') }
    showToast(done, 'success', done === SAVED ? undo : undefined)
    await revalidate()
  }

  return {
    settings,
    errors,
    isSaving,
    isUnsaved,
    theirs,
    version: String(base.updatedAt && new Date(base.updatedAt).getTime()),
    change: (part: Partial<PageSettings>) => setSettings({ ...settings, ...part }),
    save: () => void send(settings, base.updatedAt, SAVED),
    /** Writes over what somebody else has saved meanwhile. */
    keepMine: () => theirs && void send(settings, theirs.updatedAt, SAVED),
    takeTheirs() {
      if (!theirs) return
      setBase(theirs)
      setSettings(theirs.settings)
      setTheirs(undefined)
    },
  }
}

const SAVED = 'Settings saved.'
