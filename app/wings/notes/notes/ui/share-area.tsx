import { type RefObject, useRef, useState } from 'react'
import { INVALID_EMAIL, isEmail } from '~/platform/forms/is-email'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { useOnline } from '~/ui/workspace/use-online'
import { getDisplayTitle, type Note } from '../note'
import type { OwnNote } from '../store/notes-store-types'
import { ContactField } from './contact-field'
import { NoteReaderList } from './note-reader-list'
import { type SharesState, useNoteShares } from './use-note-shares'

interface ShareFormProps {
  note: Pick<Note, 'id' | 'title' | 'shared_with'>
  isOnline: boolean
  share: SharesState['share']
  onShared: () => void
}

interface Sharing extends Omit<ShareFormProps, 'isOnline'> {
  field: RefObject<HTMLInputElement | null>
}

interface ShareAreaProps {
  note: OwnNote
  /** After sharing the area closes. */
  onClose: () => void
}

/** Lets others read a note: by e-mail, with at most three people suggested; and says who may read it now. */
export function ShareArea({ note, onClose }: ShareAreaProps) {
  const isOnline = useOnline()
  const sharing = useNoteShares(note)
  return (
    <section aria-label="Share this note" className="grid max-w-160 grid-cols-1 gap-4 text-dense">
      <ShareForm note={note} isOnline={isOnline} share={sharing.share} onShared={onClose} />
      <NoteReaderList isOnline={isOnline} {...sharing} />
    </section>
  )
}

/** An address, typed or chosen. What was typed stays until the note is shared. */
function ShareForm({ note, isOnline, share, onShared }: ShareFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { email, type, fault, submit } = useSharing({ note, share, onShared, field })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOnline) void submit()
      }}
    >
      {!isOnline && (
        // that there is no connection is said above the note
        <p className="text-muted">You cannot share notes while you are offline.</p>
      )}
      <Field label="Share by email" error={fault} hint="They receive an email with a link and can view the note.">
        {(tied) => (
          <div className="grid grid-cols-[1fr_auto] gap-2">
            <ContactField
              inputProps={tied}
              inputRef={field}
              note={note}
              value={email}
              onChange={type}
              isOnline={isOnline}
            />
            <Button type="submit" variant="primary" disabled={email.trim() === '' || !isOnline}>
              Share
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

function useSharing({ note, share, onShared, field }: Sharing) {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<{ fault?: string; isBusy?: boolean }>({})

  async function submit() {
    const address = email.trim().toLowerCase()
    if (address === '' || state.isBusy) return
    if (!isEmail(address)) return refuse(INVALID_EMAIL)
    setState({ isBusy: true })
    const reply = await share(address)
    if (!reply.ok) return refuse(reply.fields?.email ?? reply.message)
    setState({})
    setEmail('')
    showToast(`“${getDisplayTitle(note)}” shared with ${address}.`)
    onShared()
  }

  function refuse(fault: string) {
    setState({ fault })
    field.current?.focus()
  }

  function type(text: string) {
    setEmail(text)
    setState(({ isBusy }) => ({ isBusy }))
  }

  return { email, type, fault: state.fault, submit }
}
