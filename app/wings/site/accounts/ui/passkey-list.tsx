import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ownAccountClient } from '../api'
import { registerPasskey } from '../two-factor/browser-passkeys'
import type { PasskeyListItem } from '../two-factor/two-factor'
import { deviceName } from './device-name'
import { PasskeyRow } from './passkey-row'

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

  return (
    <>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line rounded-md border border-line bg-surface">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Button icon={KeyRound} disabled={isAdding} onClick={() => void add()} className="justify-self-start">
        {isAdding ? 'Waiting for your device' : 'Add passkey'}
      </Button>
    </>
  )
}
