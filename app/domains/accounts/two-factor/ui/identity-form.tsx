import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import { Button } from '~/ui/workspace/button'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { answerWithPasskey } from '../passkey-in-browser'
import type { AuthenticationMethods, Reauthentication } from '../two-factor'
import { TypedProof } from './typed-proof'

const PATH = '/api/account/authentication'

interface Asked {
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
  const [asked, setAsked] = useState<Asked | undefined>(known && { methods: known, passkeyOptions: null })
  const [error, setError] = useState(failure)
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
  const typed = { methods, needsSecondFactor, isBusy, error, onSend: send }
  return (
    <div className="grid gap-4">
      {passkeyOptions && (
        <Button icon={KeyRound} disabled={isBusy} onClick={() => void answerBy(passkeyOptions)}>
          Use a passkey
        </Button>
      )}
      <TypedProof {...typed} />
      <p role="alert" className="sr-only">
        {error}
      </p>
    </div>
  )
}

function Refusal({ text }: { text: string }) {
  return (
    <p role="alert" className="text-dense font-medium text-danger">
      {text}
    </p>
  )
}
