import { useCallback, useRef, useState } from 'react'
import { FetchJsonError, fetchJson } from '~/kits/api/describe-api'
import { newUuid } from '~/platform/database/new-uuid'
import { showToast } from '~/ui/toaster'
import { templatesClient } from '../api'
import { editTemplatePath } from '../paths'
import type { EditableTemplate } from '../template'

/** A template as its screen opens it; a new one has no id and the revision 0. */
export interface OpenedTemplate {
  id: string | null
  revision: number
  state: EditableTemplate
}

/** The version that somebody else has saved meanwhile. */
export interface ConflictingVersion {
  revision: number
  savedBy: string
  state: EditableTemplate
}

const UNREACHABLE = 'Not saved: the site is not responding. Try again.'

/** What is written of a template, and its saving. */
export function useTemplateEditor(opened: OpenedTemplate) {
  const [id] = useState(() => opened.id ?? newUuid())
  const { state, setState, change, latest, markStored, isUnsaved } = useTrackedState(opened.state)
  const [revision, setRevision] = useState(opened.revision)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<ConflictingVersion>()
  const [isBusy, setBusy] = useState(false)

  async function save(basedOn = revision) {
    setBusy(true)
    try {
      const sent = latest.current
      const call = templatesClient.put('/:templateId', { param: { templateId: id }, json: { ...sent, basedOn } })
      const saved = await fetchJson(call)
      markStored(sent)
      // the address changes under the writer: what is typed and the focus stay
      if (revision === 0) history.replaceState(history.state, '', editTemplatePath(id))
      setRevision(saved.revision)
      setFields({})
      setConflict(undefined)
      showToast('Saved.', 'success')
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown) {
    if (!(error instanceof FetchJsonError)) return showToast(UNREACHABLE, 'error')
    const { message, fields, body } = error
    const current = (body as { current?: ConflictingVersion & EditableTemplate } | undefined)?.current
    if (current)
      return setConflict({ revision: current.revision, savedBy: current.savedBy, state: pickTemplateState(current) })
    setFields(fields)
    return showToast(message, 'error')
  }

  function loadConflictingVersion({ state, revision }: ConflictingVersion) {
    const mine = latest.current
    markStored(state)
    setState(state)
    setRevision(revision)
    setFields({})
    setConflict(undefined)
    showToast('Their version is now in the editor.', 'success', { label: 'Undo', onClick: () => setState(mine) })
  }

  return {
    isUnsaved,
    id,
    state,
    change,
    setState,
    revision,
    fields,
    isBusy,
    save,
    conflict,
    setConflict,
    loadConflictingVersion,
  }
}

/** What stands on the screen, and what of it the server has: only a save that succeeded makes the two the same. */
function useTrackedState(opened: EditableTemplate) {
  const [state, setState] = useState(opened)
  const latest = useRef(state)
  latest.current = state
  const stored = useRef(opened)
  return {
    state,
    setState,
    latest,
    change: useCallback((part: Partial<EditableTemplate>) => setState((before) => ({ ...before, ...part })), []),
    markStored(state: EditableTemplate) {
      stored.current = state
    },
    isUnsaved: () =>
      JSON.stringify(pickTemplateState(latest.current)) !== JSON.stringify(pickTemplateState(stored.current)),
  }
}

export type TemplateEditorSession = ReturnType<typeof useTemplateEditor>

/** What is written, without where its saving stands. */
export function pickTemplateState({ kind, name, variables, content, samples }: EditableTemplate): EditableTemplate {
  return { kind, name, variables, content, samples }
}
