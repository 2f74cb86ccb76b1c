import { useEffect, useRef } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { showToast } from '~/ui/toaster'
import { useMutation } from '~/ui/workspace/use-mutation'
import { redirectsClient } from '../api'
import type { SavedRedirect } from '../commands.server'
import { redirectsPath } from './paths'

export interface RedirectDraft {
  id?: string
  from: string
  to: string
  status: number
}

/** Sends the form of a redirect, says where it leads, and offers to take that back. */
export function useRedirectForm(draft: RedirectDraft) {
  const fetcher = useFetcher<SavedRedirect | FormFailure>()
  const change = useMutation()
  const submit = useSubmit()
  const action = draft.id ? `${redirectsPath}/${draft.id}` : redirectsPath
  const failure = isFormFailure(fetcher.data) ? fetcher.data : undefined
  const saved = fetcher.data && 'id' in fetcher.data ? fetcher.data : undefined
  const told = useRef<SavedRedirect>(undefined)

  useEffect(() => {
    if (!saved || told.current === saved) return
    told.current = saved
    const { id, from, to, status } = draft
    const undo = id
      ? () => void submit({ from, to, status }, { method: 'post', action, navigate: false })
      : () =>
          void change({
            ...redirectsClient.post('/removal', { json: { ids: [saved.id] } }),
            successMessage: () => 'Redirect deleted.',
          })
    showToast(savedMessage(saved), 'success', { label: 'Undo', onClick: undo })
  }, [saved, draft, action, change, submit])

  return { fetcher, action, failure, isDone: saved !== undefined }
}

function savedMessage({ from, skipped, updatedCount }: SavedRedirect) {
  const onward = skipped.length > 0 ? `, skipping ${skipped.join(' and ')}` : ''
  const others = updatedCount === 1 ? '1 redirect updated.' : `${updatedCount} redirects updated.`
  return `Redirect for ${from} saved${onward}.${updatedCount > 0 ? ` ${others}` : ''}`
}
