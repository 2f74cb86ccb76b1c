import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { answerWithPasskey } from '../passkey-in-browser'
import type { AuthenticationMethods, Reauthentication } from '../two-factor'

const PATH = '/api/account/authentication'

interface Asked {
  methods: AuthenticationMethods
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null
}

interface IdentityFormProps {
  /** A password alone is not enough. */
  needsSecondFactor?: boolean
  onConfirmed: () => void
}

/** Asks for whatever somebody can prove with who they are: a passkey, a code, a password. */
export function IdentityForm({ needsSecondFactor = false, onConfirmed }: IdentityFormProps) {
  const [asked, setAsked] = useState<Asked>()
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function load() {
    const reply = await callApi<Asked>({ path: PATH, method: 'GET' })
    if (reply.ok) setAsked(reply.body)
    else setError(reply.message)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it appears
  useEffect(() => void load(), [])

  async function send(proof: Reauthentication) {
    setIsBusy(true)
    setError('')
    const reply = await callApi({ path: PATH, json: proof })
    setIsBusy(false)
    if (reply.ok) return onConfirmed()
    setError(reply.message)
    void load() // a passkey is asked something new each time
  }

  async function answerBy(options: PublicKeyCredentialRequestOptionsJSON) {
    const answer = await answerWithPasskey(options)
    if ('passkey' in answer) await send({ passkey: answer.passkey })
    else setError(answer.error)
  }

  if (!asked) return error ? <Refusal text={error} /> : <SkeletonRows rows={2} />
  const { methods, passkeyOptions } = asked
  return (
    <div className="grid gap-4">
      {passkeyOptions && (
        <Button icon={KeyRound} disabled={isBusy} onClick={() => void answerBy(passkeyOptions)}>
          Use a passkey
        </Button>
      )}
      <TypedProof methods={methods} needsSecondFactor={needsSecondFactor} isBusy={isBusy} onSend={send} />
      <Refusal text={error} />
    </div>
  )
}

interface TypedProofProps {
  methods: AuthenticationMethods
  needsSecondFactor: boolean
  isBusy: boolean
  onSend: (proof: Reauthentication) => Promise<void>
}

/** A code where somebody has an app, else their password; each may take the place of the other. */
function TypedProof({ methods, needsSecondFactor, isBusy, onSend }: TypedProofProps) {
  const [hasCode, hasPassword] = [methods.app || methods.recoveryCodes > 0, methods.password && !needsSecondFactor]
  const [wantsPassword, setWantsPassword] = useState(!methods.app)
  const isPassword = hasPassword && (wantsPassword || !hasCode)
  const [typed, setTyped] = useState('')
  if (!hasCode && !hasPassword) return methods.passkey ? null : <NothingToProve />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed) void onSend(isPassword ? { password: typed } : { code: typed }).then(() => setTyped(''))
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={isPassword ? 'Password' : 'Code'}
        hint={isPassword ? undefined : 'Six digits of your authenticator app, or a recovery code.'}
      >
        {(control) => (
          <TextInput
            {...control}
            type={isPassword ? 'password' : 'text'}
            autoComplete={isPassword ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
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

function NothingToProve() {
  return (
    <p className="text-dense text-muted">
      You have neither a password nor a second factor here. Sign out and in again, then repeat this.
    </p>
  )
}

function Refusal({ text }: { text: string }) {
  return (
    <p role="alert" className="text-dense font-medium text-danger empty:hidden">
      {text}
    </p>
  )
}
