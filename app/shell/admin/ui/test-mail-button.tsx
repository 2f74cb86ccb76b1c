import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { backOfficeClient } from '../api'
import { explainMailError } from '../explain-mail-error'

type TestMailState =
  | { name: 'idle' | 'sending' | 'waiting' }
  | { name: 'kept' | 'accepted'; to: string }
  | { name: 'failed'; reason: string }

const POLL_MS = 700
// the site gives up on a mail server after 20 seconds
const MAX_POLLS = 40

/** Sends a test email to the admin who asks, and says what became of it. */
export function TestMailButton({ me }: { me: string }) {
  const { state, send } = useTestMail()
  return (
    <div className="grid gap-2 text-dense">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button icon={Mail} disabled={state.name === 'sending'} onClick={() => void send()}>
          {state.name === 'sending' ? 'Sending' : 'Send test email'}
        </Button>
        <p className="min-w-0 break-words text-faint">Sent to {me}.</p>
      </div>
      <div aria-live="polite">
        <TestMailResult state={state} />
      </div>
    </div>
  )
}

function TestMailResult({ state }: { state: TestMailState }) {
  switch (state.name) {
    case 'idle':
      return null
    case 'sending':
      return <ProgressBar label="Sending the test email" />
    case 'failed':
      return <TestMailFailure reason={state.reason} />
    case 'waiting':
      return (
        <Notice title="Not delivered yet">
          The email is still on its way. <OutboxLink /> shows what becomes of it.
        </Notice>
      )
    case 'kept':
      return (
        <Notice title={`Test email to ${state.to} added to the outbox.`}>
          It is not sent, because no mail server is set up. <OutboxLink />
        </Notice>
      )
    case 'accepted':
      return (
        <Notice kind="success" title={`The mail server accepted the email to ${state.to}.`}>
          If it does not arrive within a few minutes, check the spam folder.
        </Notice>
      )
  }
}

function TestMailFailure({ reason }: { reason: string }) {
  return (
    <Notice kind="error" title="The test email was not sent.">
      <p>{explainMailError(reason)}</p>
      <p className="break-words">Reason: {reason}</p>
    </Notice>
  )
}

function OutboxLink() {
  return (
    <Link to="/admin/settings/outbox" className="link">
      Outbox
    </Link>
  )
}

function useTestMail() {
  const [state, setState] = useState<TestMailState>({ name: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  async function send() {
    const following = new AbortController()
    leaving.current = following
    setState({ name: 'sending' })
    const result = await sendAndFollow(following.signal).catch(() => undefined)
    if (result && !following.signal.aborted) setState(result)
  }
  return { state, send }
}

async function sendAndFollow(signal: AbortSignal): Promise<TestMailState> {
  const sent = await callApi({ ...backOfficeClient.post('/test-mail'), signal })
  if (!sent.ok) return { name: 'failed', reason: sent.message }
  const { mailId, to, hasMailServer } = sent.body
  if (!hasMailServer) return { name: 'kept', to }
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const reply = await callApi({ ...backOfficeClient.get('/test-mail/:mailId', { param: { mailId } }), signal })
    if (reply.ok && reply.body.state === 'sent') return { name: 'accepted', to }
    if (reply.ok && reply.body.state === 'failed') return { name: 'failed', reason: reply.body.reason }
  }
  return { name: 'waiting' }
}
