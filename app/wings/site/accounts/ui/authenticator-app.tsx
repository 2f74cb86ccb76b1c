import { Smartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { CopyButton } from '~/ui/copy-button'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ownAccountClient } from '../api'

interface AuthenticatorAppSecret {
  /** What is typed into an app that reads no QR codes. */
  secret: string
  /** The same as an address that an app on this device opens. */
  address: string
  qr: { path: string; size: number }
}

interface AuthenticatorAppSetupProps {
  secret: AuthenticatorAppSecret
  onConfirmed: (recoveryCodes: string[]) => Promise<void>
  onCancel: () => void
}

const QUIET_ZONE = 4

interface AuthenticatorAppProps {
  /** When it was set up. */
  since: Date | null
  onCodes: (recoveryCodes: string[]) => void
}

/** The app whose code a sign-in asks for. */
export function AuthenticatorApp({ since, onCodes }: AuthenticatorAppProps) {
  const change = useMutation()
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<AuthenticatorAppSecret>()

  async function start() {
    const reply = await callApi(ownAccountClient.post('/authenticator-app'))
    if (reply.ok) setSecret(reply.body)
    else showToast(reply.message, 'error')
  }
  async function confirmed(recoveryCodes: string[]) {
    setSecret(undefined)
    onCodes(recoveryCodes)
    await revalidate()
  }
  const turnOff = () =>
    change({
      ...ownAccountClient.delete('/authenticator-app'),
      successMessage: () => 'Authenticator app turned off.',
    })

  if (secret)
    return <AuthenticatorAppSetup secret={secret} onConfirmed={confirmed} onCancel={() => setSecret(undefined)} />
  if (!since) {
    return (
      <Button icon={Smartphone} onClick={() => void start()} className="justify-self-start">
        Set up authenticator app
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow basis-64 text-dense">
        Turned on <RelativeTime at={since} />. A code is required when you sign in with your password.
      </p>
      <Button variant="danger" onClick={() => void turnOff()}>
        Turn off
      </Button>
    </div>
  )
}

function AuthenticatorAppSetup({ secret, onConfirmed, onCancel }: AuthenticatorAppSetupProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function confirm(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const reply = await callApi(ownAccountClient.put('/authenticator-app', { json: { code } }))
    setIsBusy(false)
    if (reply.ok) await onConfirmed(reply.body.recoveryCodes)
    else setError(reply.message)
  }
  return (
    <form onSubmit={confirm} className="grid gap-5">
      <p className="text-dense">
        Scan the QR code with an authenticator app, or{' '}
        <a href={secret.address} className="link">
          open it in an app on this device
        </a>
        . Then enter the code from the app.
      </p>
      <QrCode {...secret.qr} />
      <p className="flex flex-wrap items-center gap-x-3 text-dense">
        <span className="text-muted">Or enter this key:</span>
        <code className="break-all">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret.secret} itemName="key" />
      </p>
      <Field label="Code from the app" error={error} className="max-w-48">
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy || code.trim() === ''}>
          {isBusy ? 'Checking' : 'Turn on'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Dark on white in both themes, with the quiet zone that cameras look for. */
function QrCode({ path, size }: AuthenticatorAppSecret['qr']) {
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
