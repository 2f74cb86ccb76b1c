import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { SiteButton } from '~/ui/site-button'
import { signInWithPasskey } from '../auth-client'

/** Signs in with a passkey and goes on; there only where the browser has passkeys. `to` is asked once it is known who it is. */
export function PasskeySignInButton({ to }: { to: (user: { is_admin: boolean } | null) => string }) {
  const navigate = useNavigate()
  const [isThere, setIsThere] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => setIsThere('PublicKeyCredential' in window), [])
  if (!isThere) return null

  async function signIn() {
    setIsBusy(true)
    setError('')
    const reply = await signInWithPasskey()
    setIsBusy(false)
    if (!reply) return
    if ('error' in reply) setError(reply.error)
    else await navigate(to(reply.user))
  }

  return (
    <div className="grid gap-2">
      <SiteButton variant="secondary" disabled={isBusy} onClick={() => void signIn()}>
        <KeyRound size={18} aria-hidden="true" />
        {isBusy ? 'Waiting for your device' : 'Sign in with a passkey'}
      </SiteButton>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}
