import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ownAccountClient } from '../api'
import { registerPasskey } from '../two-factor/browser-passkeys'
import type { PasskeyListItem } from '../two-factor/two-factor'
import { deviceName } from './device-name'

/** Somebody's passkeys, and a new one for this device. */
export function PasskeyList({ passkeys }: { passkeys: PasskeyListItem[] }) {
  const change = useMutation()
  const [isAdding, setIsAdding] = useState(false)

  async function add() {
    setIsAdding(true)
    const options = await callApi(ownAccountClient.post('/passkeys/options'))
    if (!options.ok) showToast(options.message, 'error')
    else await keep(options.body)
    setIsAdding(false)
  }
  async function keep(options: PublicKeyCredentialCreationOptionsJSON) {
    const made = await registerPasskey(options)
    if ('passkey' in made) {
      const json = { name: deviceName(navigator.userAgent), passkey: made.passkey }
      await change({ ...ownAccountClient.post('/passkeys', { json }), successMessage: () => 'Passkey added.' })
    } else if (made.error) showToast(made.error, 'error')
  }
  const remove = ({ id, name }: PasskeyListItem) =>
    change({
      ...ownAccountClient.delete('/passkeys/:passkeyId', { param: { passkeyId: id } }),
      successMessage: () => `Passkey ${name} removed.`,
    })

  return (
    <>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line rounded-md border border-line bg-surface">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <PasskeyDetails {...passkey} />
              <Button aria-label={`Remove passkey ${passkey.name}`} onClick={() => void remove(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button icon={KeyRound} disabled={isAdding} onClick={() => void add()} className="justify-self-start">
        {isAdding ? 'Waiting for your device' : 'Add passkey'}
      </Button>
    </>
  )
}

function PasskeyDetails({ name, createdAt, lastUsedAt }: PasskeyListItem) {
  return (
    <div className="flex min-w-0 grow basis-64 items-center gap-3">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-dense text-muted">
          Added <RelativeTime at={createdAt} />
          {lastUsedAt ? (
            <>
              , last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </p>
      </div>
    </div>
  )
}
