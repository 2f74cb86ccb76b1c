import { Kanban, Layers, type LucideIcon } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { floatingLook } from './floating-look'
import { SmartNotesButton } from './smart-notes-button'

interface Button {
  to: string
  label: string
  icon: LucideIcon
}

/** What one needs beside every screen, after the notes, in the order of the specification. */
const buttons: Button[] = [
  { to: href('/planner/stack-generator'), label: 'Generate Tech Stack', icon: Layers },
  { to: href('/planner/board'), label: 'Product Board', icon: Kanban },
]

interface FloatingButtonsProps {
  userId: string
  hasNotes: boolean
}

/** Not beside a plan that is being started. */
export function FloatingButtons({ userId, hasNotes }: FloatingButtonsProps) {
  const { pathname } = useLocation()
  if (pathname.includes('/new')) return null
  return (
    <div className="fixed right-4 bottom-4 z-30 flex flex-col items-end gap-2 print:hidden">
      <SmartNotesButton {...{ userId, hasNotes }} />
      {buttons.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} aria-label={label} title={label} className={floatingLook}>
          <Icon size={20} aria-hidden="true" />
        </Link>
      ))}
    </div>
  )
}
