import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import type { AuthenticationMethods, Reauthentication } from '../two-factor'

interface TypedProofProps {
  methods: AuthenticationMethods
  needsSecondFactor: boolean
  isBusy: boolean
  error: string
  onSend: (proof: Reauthentication) => Promise<void>
}

/** A code where somebody has an app, else their password; each may take the place of the other. Works without scripts too. */
export function TypedProof({ methods, needsSecondFactor, isBusy, error, onSend }: TypedProofProps) {
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
  if (!app) return 'One of your recovery codes.'
  return recoveryCodes > 0 ? 'Six digits from your authenticator app, or a recovery code.' : 'Six digits from your app.'
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
    <p className="text-dense text-muted">
      You have no password or passkey yet. Sign out and in again, then repeat this.
    </p>
  )
}
