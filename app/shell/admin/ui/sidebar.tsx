import { ExternalLink, LogOut, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Kbd } from '~/ui/workspace/kbd'
import { useSignOut } from '~/wings/site/accounts/use-sign-out'
import { HomeLink } from '../../ui/home-link'
import { useCommandPalette } from './command-palette-context'
import { isCurrentSidebarItem, sidebarItems } from './sidebar-items'

const itemClassName =
  'control flex w-full items-center gap-3 rounded-md px-3 text-left font-medium text-muted -outline-offset-2 hover:bg-line/50 hover:text-ink'

/** The entries of the back office and who is signed in; in a drawer on narrow screens. */
export function Sidebar({ email }: { email: string }) {
  const { pathname } = useLocation()
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="px-5 pt-3">
        <HomeLink />
      </div>
      <div className="px-3 py-3">
        <PaletteButton />
      </div>
      <nav aria-label="Back office" className="px-3">
        <ul className="grid gap-0.5">
          {sidebarItems.map(({ icon: Icon, label, ...entry }) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                aria-current={isCurrentSidebarItem(entry, pathname) ? 'page' : undefined}
                className={`${itemClassName} aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-rest forced-colors:aria-[current=page]:outline-2`}
              >
                <Icon size={18} aria-hidden="true" className="shrink-0" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SidebarAccount email={email} />
    </div>
  )
}

function PaletteButton() {
  const { open } = useCommandPalette()
  return (
    <button
      type="button"
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      className="control flex w-full items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-faint hover:border-faint hover:text-ink"
    >
      <Search size={16} aria-hidden="true" />
      Search
      <span aria-hidden="true" className="ml-auto pointer-coarse:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  )
}

function SidebarAccount({ email }: { email: string }) {
  const signOut = useSignOut()
  return (
    <div className="mt-auto grid gap-0.5 px-3 pt-6 pb-3">
      <Link to="/" className={itemClassName}>
        <ExternalLink size={18} aria-hidden="true" className="shrink-0" />
        View site
      </Link>
      <div className="my-2 border-t border-line px-3 pt-3 text-dense">
        <p title={email} className="truncate font-semibold">
          {email}
        </p>
        <p className="text-faint">Administrator</p>
      </div>
      <button type="button" onClick={signOut} className={itemClassName}>
        <LogOut size={18} aria-hidden="true" className="shrink-0" />
        Sign Out
      </button>
    </div>
  )
}
