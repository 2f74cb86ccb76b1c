import { Skeleton } from '~/ui/skeleton'

const ROWS = 5

/** The place of notes that are on their way. */
export function NoteListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={String(row)} data-skeleton className="grid gap-2 border-b border-line px-4 py-3">
          <Skeleton className={`h-4 ${row % 2 === 0 ? 'w-1/2' : 'w-2/3'}`} />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}

interface NoteListMessageProps {
  title: string
  text: string
  action?: React.ReactNode
}

/** What is said where the notes would be. */
export function NoteListMessage({ title, text, action }: NoteListMessageProps) {
  return (
    <div className="grid justify-items-center gap-1.5 px-6 py-12 text-center">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {action}
    </div>
  )
}
