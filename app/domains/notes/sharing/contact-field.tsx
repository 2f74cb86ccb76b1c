import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { TextInput } from '~/ui/workspace/input'
import type { Note } from '../note'
import type { Contact } from './share'
import { useContacts } from './use-contacts'

interface ContactFieldProps {
  /** What ties the field to its label and notes. */
  tied: React.ComponentProps<'input'>
  field: RefObject<HTMLInputElement | null>
  note: Pick<Note, 'id' | 'shared_with'>
  value: string
  onType: (text: string) => void
  /** Whether there is a connection to ask for people. */
  isAsking: boolean
}

/** The field for an address, with at most three people below it: chosen by pointer, or by the arrow keys and Enter. */
export function ContactField({ tied, field, note, value, onType, isAsking }: ContactFieldProps) {
  const list = useId()
  const { contacts, at, isShown, take, ...control } = useChoice({ note, value, onType, isAsking })
  return (
    <div className="relative min-w-0">
      <TextInput
        {...tied}
        {...control}
        ref={field}
        type="email"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        maxLength={254}
        placeholder="name@example.com"
        value={value}
      />
      <div
        id={list}
        role="listbox"
        aria-label="People you may share with"
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-md border border-line bg-surface p-1 shadow-lift"
      >
        {contacts.map((contact, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose
          <div
            key={contact.email}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(contact)}
            className="control grid cursor-pointer content-center rounded-md px-2.5 py-1 hover:bg-wash aria-selected:bg-wash forced-colors:aria-selected:outline-2"
          >
            <span className="truncate font-medium">{contact.name || contact.email}</span>
            {contact.name && <span className="truncate text-muted">{contact.email}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const NONE = -1

/** Who is suggested, and which of them the arrow keys stand on: none at first, so that Enter shares with what was typed. */
function useChoice({
  note,
  value,
  onType,
  isAsking,
}: Pick<ContactFieldProps, 'note' | 'value' | 'onType' | 'isAsking'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(NONE)
  const contacts = useContacts(note, value, isOpen && isAsking)
  const isShown = isOpen && contacts.length > 0

  function take({ email }: Contact) {
    onType(email)
    close()
  }

  function close() {
    setIsOpen(false)
    setAt(NONE)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
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
    ...{ contacts, at, isShown, take, onKeyDown },
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      onType(target.value)
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
