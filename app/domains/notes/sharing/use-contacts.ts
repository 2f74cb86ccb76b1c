import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { callApi } from '~/platform/api-client'
import { logged } from '../logged'
import type { Note } from '../note'
import type { Contact } from './share'

const TYPING_REST_MS = 150

/** At most three people who fit what was typed; who is known stays until the next answer. */
export function useContacts({ id, shared_with }: Pick<Note, 'id' | 'shared_with'>, typed: string, isAsking: boolean) {
  const [contacts, setContacts] = useState<Contact[]>([])
  const search = typed.trim()
  useEffect(() => {
    if (!isAsking) return
    const asking = new AbortController()
    const path = `${href('/api/notes/contacts')}?${new URLSearchParams({ q: search, note: id })}`
    const rest = setTimeout(
      async () => {
        const { signal } = asking
        const reply = await callApi<{ contacts: Contact[] }>({ path, method: 'GET', signal }).catch(() => undefined)
        if (signal.aborted) return
        if (reply?.ok) setContacts(reply.body.contacts)
        else logged('The team members could not be loaded.', reply)
      },
      search ? TYPING_REST_MS : 0,
    )
    return () => {
      clearTimeout(rest)
      asking.abort()
    }
  }, [isAsking, search, id])
  const isWhole = (email: string) => email === search.toLowerCase()
  return contacts.filter(({ email }) => !shared_with.includes(email) && !isWhole(email))
}
