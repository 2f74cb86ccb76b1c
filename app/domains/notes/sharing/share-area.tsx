import type { OwnNote } from '../panel/notes-store'

interface ShareAreaProps {
  note: OwnNote
  /** After sharing the area closes. */
  onClose: () => void
}

/** Lets others read a note: by e-mail, with at most three people suggested; and says who may read it now. */
export function ShareArea(_props: ShareAreaProps) {
  return null
}
