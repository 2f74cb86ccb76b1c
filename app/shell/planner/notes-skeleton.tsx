import { X } from 'lucide-react'
import { Skeleton } from '~/ui/skeleton'
import { IconButton } from '~/ui/workspace/button'

const ROWS = 5

/** The place of the notes while their code is on its way. */
export function NotesSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center veil">
      <div
        role="status"
        aria-label="Loading Smart Notes"
        className="flex size-full flex-col bg-paper md:h-[min(54rem,calc(100dvh-3rem))] md:w-[min(80rem,calc(100vw-3rem))] md:rounded-lg md:border md:border-line md:shadow-lift"
      >
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
          <span className="font-heading text-h3 font-bold">Smart Notes</span>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <div className="grid w-full gap-4 p-4 md:w-80">
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={String(row)} className="h-16" />
          ))}
        </div>
      </div>
    </div>
  )
}
