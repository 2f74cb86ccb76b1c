import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { SignedInUser } from '~/wings/site/accounts/account'
import { getSession, onAuthStateChange } from '~/wings/site/accounts/auth-client'
import { useSignOut } from '~/wings/site/accounts/use-sign-out'

interface UserMenuProps {
  /** Told whether somebody is signed in, as soon as it is known and whenever it changes. */
  onSessionChange?: (isSignedIn: boolean) => void
}

/** Dashboard and Sign Out, for whoever is signed in. */
export default function UserMenu({ onSessionChange }: UserMenuProps) {
  const [user, setUser] = useState<SignedInUser | null>(null)
  useEffect(() => {
    function show(now: SignedInUser | null) {
      setUser(now)
      onSessionChange?.(now !== null)
    }
    void getSession().then(show)
    return onAuthStateChange(show)
  }, [onSessionChange])
  return user && <UserMenuDropdown user={user} />
}

const itemClassName = 'flex min-h-11 w-full items-center rounded-md px-3 text-left font-medium hover:bg-wash'

function UserMenuDropdown({ user }: { user: SignedInUser }) {
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const signOut = useSignOut(href('/planner'))
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: Event) => !menu.current?.contains(target as Node) && setIsOpen(false)
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, close)
    return () => {
      for (const event of events) document.removeEventListener(event, close)
    }
  }, [isOpen])

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation() // the bar's own panel stays open
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard on its way from the controls inside
    <div ref={menu} onKeyDown={closeOnEscape} className="relative z-20">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-md border border-faint px-5 py-2 font-semibold hover:border-ink hover:bg-wash"
      >
        Account
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="absolute right-0 mt-1 min-w-56 rounded-md border border-line bg-surface p-1 shadow-lift max-md:w-full"
      >
        <p className="truncate px-3 py-2 text-small text-muted">{user.email}</p>
        <Link to={href('/planner/dashboard')} className={itemClassName}>
          Dashboard
        </Link>
        {user.is_admin && (
          <Link to={href('/admin')} className={itemClassName}>
            Back office
          </Link>
        )}
        <button type="button" onClick={signOut} className={itemClassName}>
          Sign Out
        </button>
      </div>
    </div>
  )
}
