import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { ownAccountClient } from '../api'
import { authenticateWithPasskey } from '../two-factor/browser-passkeys'
import type { AuthenticationMethods, ReauthenticationInput } from '../two-factor/two-factor'

interface PasswordOrCodeFormProps {
  methods: AuthenticationMethods
  needsSecondFactor: boolean
  isBusy: boolean
  error: string
  onSend: (proof: ReauthenticationInput) => Promise<void>
}

interface AuthenticationState {
  methods: AuthenticationMethods
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null
}

interface IdentityFormProps {
  /** What somebody can prove with who they are, where that is known already. */
  methods?: AuthenticationMethods
  /** A password alone is not enough. */
  needsSecondFactor?: boolean
  /** What the server said when the form came without scripts. */
  failure?: string
  onConfirmed: () => void
}

/** Asks for whatever somebody can prove with who they are: a passkey, a code, a password. */
export function IdentityForm({
  methods: known,
  needsSecondFactor = false,
  failure = '',
  onConfirmed,
}: IdentityFormProps) {
  const [asked, setAsked] = useState<AuthenticationState | undefined>(known && { methods: known, passkeyOptions: null })
  const [error, setError] = useState(failure)
  const [isBusy, setIsBusy] = useState(false)

  async function load() {
    const reply = await callApi(ownAccountClient.get('/authentication'))
    if (reply.ok) setAsked(reply.body)
    else setError(reply.message)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it appears
  useEffect(() => void load(), [])

  async function send(proof: ReauthenticationInput) {
    setIsBusy(true)
    setError('')
    const reply = await callApi(ownAccountClient.post('/authentication', { json: proof }))
    setIsBusy(false)
    if (reply.ok) return onConfirmed()
    setError(reply.message)
    void load() // a passkey is asked something new each time
  }

  async function answerBy(options: PublicKeyCredentialRequestOptionsJSON) {
    const answer = await authenticateWithPasskey(options)
    if ('passkey' in answer) await send({ passkey: answer.passkey })
    else setError(answer.error)
  }

  if (!asked) return error ? <FormError text={error} /> : <SkeletonRows rows={2} />
  const { methods, passkeyOptions } = asked
  const typed = { methods, needsSecondFactor, isBusy, error, onSend: send }
  return (
    <div className="grid gap-4">
      {passkeyOptions && (
        <Button icon={KeyRound} disabled={isBusy} onClick={() => void answerBy(passkeyOptions)}>
          Use a passkey
        </Button>
      )}
      <PasswordOrCodeForm {...typed} />
      <p role="alert" className="sr-only">
        {error}
      </p>
    </div>
  )
}

function FormError({ text }: { text: string }) {
  return (
    <p role="alert" className="text-dense font-medium text-danger">
      {text}
    </p>
  )
}

/** A code where somebody has an app, else their password; each may take the place of the other. Works without scripts too. */
function PasswordOrCodeForm({ methods, needsSecondFactor, isBusy, error, onSend }: PasswordOrCodeFormProps) {
  const [hasCode, hasPassword] = [methods.app || methods.recoveryCodes > 0, methods.password && !needsSecondFactor]
  const [wantsPassword, setWantsPassword] = useState(!methods.app)
  const isPassword = hasPassword && (wantsPassword || !hasCode)
  const [typed, setTyped] = useState('')
  if (!hasCode && !hasPassword) return methods.passkey ? <LostPasskey /> : <NothingToProve />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed) void onSend(isPassword ? { password: typed } : { code: typed }).then(() => setTyped(''))
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <Field label={isPassword ? 'Password' : 'Code'} error={error} hint={isPassword ? undefined : codeHint(methods)}>
        {(control) => (
          <TextInput
            {...control}
            name={isPassword ? 'password' : 'code'}
            type={isPassword ? 'password' : 'text'}
            autoComplete={isPassword ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Checking' : 'Confirm'}
        </Button>
        {hasCode && hasPassword && (
          <Button variant="quiet" onClick={() => setWantsPassword(!isPassword)}>
            {isPassword ? 'Use a code instead' : 'Use your password instead'}
          </Button>
        )}
      </div>
    </form>
  )
}

function codeHint({ app, recoveryCodes }: AuthenticationMethods) {
  if (!app) return 'A recovery code.'
  return recoveryCodes > 0
    ? '6 digits from your authenticator app, or a recovery code.'
    : '6 digits from your authenticator app.'
}

function LostPasskey() {
  return (
    <p className="text-dense text-muted">
      Lost your device? Another admin can reset your two-factor authentication in Settings → Admins.
    </p>
  )
}

function NothingToProve() {
  return (
    <p className="text-dense text-muted">You have no password or passkey yet. Sign out, sign in again and try again.</p>
  )
}
