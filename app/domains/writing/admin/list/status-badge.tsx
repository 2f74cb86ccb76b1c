import { Badge, type Tone } from '~/ui/workspace/badge'
import type { ListedPiece } from '../../listed-piece'
import { pieceStatus } from '../../piece'

const looks: Record<string, { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'accent', label: 'Scheduled' },
  published: { tone: 'success', label: 'Published' },
  trash: { tone: 'danger', label: 'In the trash' },
}

/** What visitors have of a piece, and whether there is more that they do not have yet. */
export function StatusBadge({ piece }: { piece: ListedPiece }) {
  const look = looks[piece.deletedAt ? 'trash' : pieceStatus(piece)]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={look?.tone}>{look?.label}</Badge>
      {piece.hasUnpublishedChanges && <Badge tone="warning">Changes not published</Badge>}
    </span>
  )
}
