import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/api-client'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'
import { type AppSecret, SetUpApp } from './set-up-app'

const PATH = '/api/account/authenticator-app'

interface AuthenticatorAppProps {
  /** When it was set up. */
  since: Date | null
  onCodes: (recoveryCodes: string[]) => void
}

/** The app whose code a sign-in asks for. */
export function AuthenticatorApp({ since, onCodes }: AuthenticatorAppProps) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<AppSecret>()

  async function start() {
    const reply = await callApi<AppSecret>({ path: PATH })
    if (reply.ok) setSecret(reply.body)
    else showToast(reply.message, 'error')
  }
  async function confirmed(recoveryCodes: string[]) {
    setSecret(undefined)
    onCodes(recoveryCodes)
    await revalidate()
  }
  const turnOff = () => change({ path: PATH, method: 'DELETE', done: () => 'The authenticator app is turned off.' })

  if (secret) return <SetUpApp secret={secret} onConfirmed={confirmed} onCancel={() => setSecret(undefined)} />
  if (!since) {
    return (
      <Button icon={Smartphone} onClick={() => void start()} className="justify-self-start">
        Set up an authenticator app
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow basis-64 text-dense">
        On since <Moment at={since} />. Signing in with your password asks for a code.
      </p>
      <Button variant="danger" onClick={() => void turnOff()}>
        Turn off
      </Button>
    </div>
  )
}
