import { Kanban, Layers, type LucideIcon, NotebookPen } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { floatingButtonClassName } from './floating-button-class-name'
import { SmartNotesButton } from './smart-notes-button'

interface FloatingLinkProps {
  to: string
  label: string
  icon: LucideIcon
}

/** What one needs beside every screen, after the notes, in the order of the specification. */
const buttons: FloatingLinkProps[] = [
  { to: href('/planner/stack-generator'), label: 'Generate Tech Stack', icon: Layers },
  { to: href('/planner/board'), label: 'Product Board', icon: Kanban },
]

// an empty note in the address opens the notes and begins none
const notesAfterSignIn = `${href('/planner/login')}?${new URLSearchParams({ to: `${href('/planner/dashboard')}?note=` })}`

/** Nobody is signed in where both are missing: each button then leads to its screen by way of the sign-in. */
interface FloatingButtonsProps {
  userId?: string
  hasNotes?: boolean
}

/** Not beside a plan that is being started; on a small screen what can be done with selected rows has their place. */
export function FloatingButtons({ userId, hasNotes = false }: FloatingButtonsProps) {
  const { pathname } = useLocation()
  if (pathname.includes('/new')) return null
  return (
    <div className="fixed right-4 bottom-4 z-30 flex flex-col items-end gap-2 max-lg:[body:has([data-selected])_&]:hidden print:hidden">
      {userId ? (
        <SmartNotesButton userId={userId} hasNotes={hasNotes} />
      ) : (
        <FloatingLink to={notesAfterSignIn} label="Smart Notes" icon={NotebookPen} />
      )}
      {buttons.map((button) => (
        <FloatingLink key={button.to} {...button} />
      ))}
    </div>
  )
}

function FloatingLink({ to, label, icon: Icon }: FloatingLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={floatingButtonClassName}>
      <Icon size={20} aria-hidden="true" />
    </Link>
  )
}
