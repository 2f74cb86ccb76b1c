import { useState } from 'react'
import { FetchJsonError, fetchJson } from '~/kits/api/describe-api'
import { showToast } from '~/ui/toaster'
import { entriesClient } from '../api'
import type { EntryContent } from '../entry'
import type { EntryParam } from '../entry-editor-context'
import { formatShortDateTime, type PublicationState } from './publication-state'
import { currentFieldErrors, type RejectedFields } from './rejected-fields'
import type { EntryDraftState } from './use-entry-draft'

const NOT_SAVED = 'Not published: your changes could not be saved. They are stored on this device.'
const UNREACHABLE = 'Not published: the site is not responding. Try again.'

/** Publishing, scheduling and withdrawing: always of what is on the screen, which is saved first. */
export function usePublication(
  param: EntryParam,
  writing: EntryDraftState,
  setPublicState: (change: Partial<PublicationState>) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<RejectedFields<EntryContent>>()

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      if (error instanceof FetchJsonError)
        setRefusal({ fieldErrors: error.fields, submitted: writing.latest().content })
      showToast(error instanceof FetchJsonError ? errorMessage(error) : UNREACHABLE, 'error')
      if (error instanceof FetchJsonError && error.current)
        writing.dispatch({ type: 'conflicted', current: error.current })
    } finally {
      setBusy(false)
    }
  }

  function publish(at?: Date) {
    return attempt(async () => {
      if (!(await writing.flush())) return showToast(NOT_SAVED, 'error')
      const { revision: basedOn, fieldErrors } = writing.latest()
      if (basedOn === 0) return showToast('There is nothing to publish yet.', 'error')
      // the server has kept an earlier state of these: not what is on the screen
      if (Object.keys(fieldErrors).length > 0) throw new FetchJsonError('', 422, fieldErrors)
      const json = { basedOn, at: at?.toISOString() }
      const call = entriesClient.post('/:type/:entryId/publication', { param, json })
      const { publishedAt, revision, slug, warnings } = await fetchJson(call)
      setPublicState({ publishedAt, publishedRevision: revision, publishedSlug: slug })
      announcePublished(new Date(publishedAt), (isLater) => void withdraw(isLater))
      if (warnings.blocks) showToast(warnings.blocks, 'error')
    })
  }

  function withdraw(wasScheduled = false) {
    return attempt(async () => {
      await fetchJson(entriesClient.delete('/:type/:entryId/publication', { param }))
      setPublicState({ publishedAt: null })
      showToast(wasScheduled ? 'Unscheduled. It is a draft again.' : 'Unpublished.')
    })
  }

  const fields: Record<string, string> = refusal ? currentFieldErrors(refusal, writing.content) : {}
  return { publish, withdraw, isBusy, fields }
}

function announcePublished(publishedAt: Date, withdraw: (wasScheduled: boolean) => void) {
  const isLater = publishedAt > new Date()
  const text = isLater ? `Scheduled for ${formatShortDateTime(publishedAt)} (your time).` : 'Published.'
  showToast(text, 'success', { label: isLater ? 'Unschedule' : 'Unpublish', onClick: () => withdraw(isLater) })
}

function errorMessage({ message, fields }: FetchJsonError) {
  return Object.values(fields)[0] ?? (message || UNREACHABLE)
}
