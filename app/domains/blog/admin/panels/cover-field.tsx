import { PictureField } from '~/domains/writing/picture-field'
import { useFieldError, usePieceScreen } from '~/domains/writing/screen-context'
import type { PostContent } from '../../post-content'

/** The picture above the post and on its cards. */
export function CoverField() {
  const { writing } = usePieceScreen<PostContent>()
  const { coverId, coverAlt } = writing.content
  return (
    <PictureField
      label="Cover"
      id={coverId}
      alt={coverAlt}
      longestAlt={500}
      error={useFieldError('coverId')}
      onChange={({ id, alt }) => writing.change({ coverId: id, coverAlt: alt })}
    />
  )
}
