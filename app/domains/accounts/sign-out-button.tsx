import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '~/ui/toasts'
import { signOut } from './auth-client'
import { SIGNED_OUT } from './auth-messages'

interface SignOutButtonProps {
  /** Where whoever signed out goes. */
  to: string
  className: string
}

/** Signs out; without scripts it is a form. */
export function SignOutButton({ to, className }: SignOutButtonProps) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave(event: React.FormEvent) {
    event.preventDefault()
    setIsLeaving(true)
    const { error } = await signOut()
    showToast(error ?? SIGNED_OUT, error ? 'error' : 'success')
    await navigate(to)
    setIsLeaving(false)
  }

  return (
    <form method="post" action="/account/sign-out" onSubmit={leave} className="contents">
      <button type="submit" disabled={isLeaving} className={className}>
        Sign Out
      </button>
    </form>
  )
}
