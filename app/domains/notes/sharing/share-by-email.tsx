import { type RefObject, useRef, useState } from 'react'
import { INVALID_EMAIL, isEmail } from '~/platform/email-pattern'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { type Note, shownTitle } from '../note'
import { ContactField } from './contact-field'
import type { Shares } from './use-shares'

interface ShareFormProps {
  note: Pick<Note, 'id' | 'title' | 'shared_with'>
  isOnline: boolean
  share: Shares['share']
  onShared: () => void
}

/** An address, typed or chosen. What was typed stays until the note is shared. */
export function ShareForm({ note, isOnline, share, onShared }: ShareFormProps) {
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
        <p className="text-muted">You can share this note as soon as you are online again.</p>
      )}
      <Field label="Share by e-mail" error={fault} hint="They get a mail with a link, and can read but not change it.">
        {(tied) => (
          <div className="grid grid-cols-[1fr_auto] gap-2">
            <ContactField {...{ tied, field, note }} value={email} onType={type} isAsking={isOnline} />
            <Button type="submit" variant="primary" disabled={email.trim() === '' || !isOnline}>
              Share
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

interface Sharing extends Omit<ShareFormProps, 'isOnline'> {
  field: RefObject<HTMLInputElement | null>
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
    showToast(`${address} can read “${shownTitle(note)}” now.`)
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
