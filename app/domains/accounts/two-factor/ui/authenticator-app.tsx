import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/api-client'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'
import { RecoveryCodes } from './recovery-codes'
import { type AppSecret, SetUpApp } from './set-up-app'

const PATH = '/api/account/authenticator-app'

interface AuthenticatorAppProps {
  /** When it was set up. */
  since: Date | null
  /** Recovery codes that are left. */
  codesLeft: number
  hasSecondFactor: boolean
}

/** The app whose code a sign-in asks for, and the codes that stand in for it. */
export function AuthenticatorApp({ since, codesLeft, hasSecondFactor }: AuthenticatorAppProps) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<string[]>()

  async function start() {
    const reply = await callApi<AppSecret>({ path: PATH })
    if (reply.ok) setSecret(reply.body)
    else showToast(reply.message, 'error')
  }
  async function confirmed(recoveryCodes: string[]) {
    setSecret(undefined)
    setCodes(recoveryCodes)
    await revalidate()
  }
  const makeCodes = () =>
    change<{ recoveryCodes: string[] }>({
      path: '/api/account/recovery-codes',
      done: ({ recoveryCodes }) => {
        setCodes(recoveryCodes)
        return null
      },
    })
  async function turnOff() {
    if (await change({ path: PATH, method: 'DELETE', done: () => 'The authenticator app is turned off.' }))
      setCodes(undefined)
  }

  return (
    <>
      {since ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="grow basis-64 text-dense">
            On since <Moment at={since} />. Signing in with your password asks for a code.
          </p>
          <Button variant="danger" onClick={() => void turnOff()}>
            Turn off
          </Button>
        </div>
      ) : secret ? (
        <SetUpApp secret={secret} onConfirmed={confirmed} onCancel={() => setSecret(undefined)} />
      ) : (
        <Button icon={Smartphone} onClick={() => void start()} className="justify-self-start">
          Set up an authenticator app
        </Button>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {hasSecondFactor && !codes && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
          <p className="grow basis-64 text-dense">
            {codesLeft === 0
              ? 'You have no recovery codes. Without one, only an admin lets you in again when your device is lost.'
              : `${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`}
          </p>
          <Button onClick={() => void makeCodes()}>
            {codesLeft === 0 ? 'Make recovery codes' : 'Make new recovery codes'}
          </Button>
        </div>
      )}
    </>
  )
}
