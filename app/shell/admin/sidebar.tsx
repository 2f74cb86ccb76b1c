import { NavLink } from 'react-router'
import { HomeLink } from '../home-link'
import { sidebarEntries } from './sidebar-entries'

export function Sidebar({ email }: { email: string }) {
  return (
    <aside className="border-b border-line bg-wash lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
      <div className="px-4 py-3">
        <HomeLink />
      </div>
      <nav aria-label="Back office" className="grid gap-0.5 px-2 py-2">
        {sidebarEntries.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            to={path}
            end={path === '/admin'}
            className="flex min-h-10 items-center gap-3 rounded-md px-3 text-small font-medium text-muted hover:bg-paper hover:text-ink aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto px-5 py-4 text-small">
        <p className="truncate font-medium">{email}</p>
        <p className="text-faint">Administrator</p>
      </div>
    </aside>
  )
}
