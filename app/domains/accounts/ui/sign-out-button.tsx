import { useState } from 'react'
import { useSignOut } from '../use-sign-out'

/** Signs out; without scripts it is a form. */
export function SignOutButton({ className }: { className: string }) {
  const signOut = useSignOut()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave(event: React.FormEvent) {
    event.preventDefault()
    setIsLeaving(true)
    await signOut()
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
