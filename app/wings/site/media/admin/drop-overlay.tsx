import { ImageUp } from 'lucide-react'

/** Lies over the window while files are held above it. */
export function DropOverlay({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-60 grid animate-appear place-items-center rounded-lg border-2 border-dashed border-accent bg-paper/90">
      <p className="flex items-center gap-3 text-h3 font-semibold">
        <ImageUp aria-hidden="true" />
        Drop pictures to upload
      </p>
    </div>
  )
}
