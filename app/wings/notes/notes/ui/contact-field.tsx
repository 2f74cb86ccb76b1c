import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useApiQuery } from '~/kits/api/use-api-query'
import { arrowKeySteps, Combobox } from '~/ui/workspace/combobox'
import { notesClient } from '../api'
import type { Note } from '../note'
import type { Contact } from '../sharing/note-share'
import { logWarning } from '../store/log-warning'

const SEARCH_DELAY_MS = 150

interface ContactFieldProps {
  /** What ties the field to its label and notes. */
  inputProps: React.ComponentProps<'input'>
  inputRef: RefObject<HTMLInputElement | null>
  note: Pick<Note, 'id' | 'shared_with'>
  value: string
  onChange: (text: string) => void
  /** Whether there is a connection to ask for people. */
  isOnline: boolean
}

/** The field for an address, with at most three people below it: chosen by pointer, or by the arrow keys and Enter. */
export function ContactField({ inputProps, inputRef, note, value, onChange, isOnline }: ContactFieldProps) {
  const { contacts, ...choice } = useContactSuggestions({ note, value, onChange, isOnline })
  return (
    <Combobox
      {...inputProps}
      {...choice}
      inputRef={inputRef}
      type="email"
      maxLength={254}
      placeholder="name@example.com"
      value={value}
      listLabel="Suggested people"
      options={contacts}
      getId={({ email }) => email}
      renderOption={({ name, email }) => (
        <>
          <span className="truncate font-medium">{name || email}</span>
          {name && <span className="truncate text-muted">{email}</span>}
        </>
      )}
    />
  )
}

const NONE = -1

/** Who is suggested, and which of them the arrow keys stand on: none at first, so that Enter shares with what was typed. */
function useContactSuggestions({
  note,
  value,
  onChange,
  isOnline,
}: Pick<ContactFieldProps, 'note' | 'value' | 'onChange' | 'isOnline'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(NONE)
  const contacts = useContacts(note, value, isOpen && isOnline)
  const isShown = isOpen && contacts.length > 0

  function take({ email }: Contact) {
    onChange(email)
    close()
  }

  function close() {
    setIsOpen(false)
    setAt(NONE)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowKeySteps[event.key]
    const chosen = isShown ? contacts[at] : undefined
    if (step !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      if (isShown) setAt(next(at, step, contacts.length))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Escape' && isShown) {
      // closes the list, not the panel
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    contacts,
    activeIndex: at,
    isOpen: isShown,
    onPick: take,
    onKeyDown,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      onChange(target.value)
      setAt(NONE)
      setIsOpen(true)
    },
    onClick: () => setIsOpen(true),
    onFocus: () => setIsOpen(true),
    onBlur: close,
  }
}

/** From the first one up, and from the last one down, is back in the field. */
const next = (at: number, step: number, count: number) => ((at + 1 + step + count + 1) % (count + 1)) - 1

/** At most three people who fit what was typed; who is known stays until the next answer. */
function useContacts({ id, shared_with }: Pick<Note, 'id' | 'shared_with'>, typed: string, isAsking: boolean) {
  const search = typed.trim()
  const call = notesClient.get('/contacts', { query: { q: search, note: id } })
  const { data, error } = useApiQuery(isAsking ? call : undefined, { pauseMs: search ? SEARCH_DELAY_MS : 0 })
  useEffect(() => {
    if (error) logWarning('The team members could not be loaded.', error)
  }, [error])
  const isWhole = (email: string) => email === search.toLowerCase()
  return (data?.contacts ?? []).filter(({ email }) => !shared_with.includes(email) && !isWhole(email))
}
