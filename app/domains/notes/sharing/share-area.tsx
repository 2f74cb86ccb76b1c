import { useOnline } from '~/ui/workspace/use-online'
import type { OwnNote } from '../panel/notes-store'
import { ShareForm } from './share-by-email'
import { SharedWith } from './shared-with'
import { useShares } from './use-shares'

interface ShareAreaProps {
  note: OwnNote
  /** After sharing the area closes. */
  onClose: () => void
}

/** Lets others read a note: by e-mail, with at most three people suggested; and says who may read it now. */
export function ShareArea({ note, onClose }: ShareAreaProps) {
  const isOnline = useOnline()
  const sharing = useShares(note)
  return (
    <section aria-label="Share this note" className="grid max-w-160 grid-cols-1 gap-4 text-dense">
      <ShareForm note={note} isOnline={isOnline} share={sharing.share} onShared={onClose} />
      <SharedWith isOnline={isOnline} {...sharing} />
    </section>
  )
}
