import { useEffect, useRef } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/form-failure'
import { showToast } from '~/ui/toasts'
import { useChange } from '~/ui/workspace/use-change'
import type { SavedRedirect } from '../commands.server'
import { redirectsPath, removalPath } from './paths'

export interface DraftRedirect {
  id?: string
  from: string
  to: string
  status: number
}

/** Sends the form of a redirect, says where it leads, and offers to take that back. */
export function useSaving(draft: DraftRedirect) {
  const fetcher = useFetcher<SavedRedirect | FormFailure>()
  const change = useChange()
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
      : () => void change({ path: removalPath, json: { ids: [saved.id] }, done: () => 'Redirect removed.' })
    showToast(sentenceFor(saved), 'success', { label: 'Undo', run: undo })
  }, [saved, draft, action, change, submit])

  return { fetcher, action, failure, isDone: saved !== undefined }
}

function sentenceFor({ from, past, followed }: SavedRedirect) {
  const onward = past.length > 0 ? `, past ${past.join(' and ')}` : ''
  const others = followed === 1 ? 'One older redirect follows.' : `${followed} older redirects follow.`
  return `${from} is answered from now on${onward}.${followed > 0 ? ` ${others}` : ''}`
}
