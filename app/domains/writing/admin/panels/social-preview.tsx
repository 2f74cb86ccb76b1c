import { PictureImage } from '~/domains/media/picture-image'
import { usePicture } from '../../pictures'
import { usePieceScreen } from '../../screen-context'
import type { SeoWords } from './use-seo-words'

/** The piece as a card on a social network. */
export function SocialPreview({ words }: { words: SeoWords }) {
  const { writing, kind } = usePieceScreen()
  const cover = usePicture(kind.pictureOf(writing.content))
  return (
    <figure className="grid gap-2">
      <figcaption className="text-dense font-semibold">On social networks</figcaption>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <div className="grid aspect-[1200/630] place-items-center overflow-hidden bg-wash text-dense text-faint">
          {cover ? (
            <PictureImage picture={{ ...cover, alt: '' }} sizes="20rem" className="h-full w-full object-cover" />
          ) : (
            'The studio’s picture'
          )}
        </div>
        <div className="grid gap-0.5 border-t border-line p-3">
          <p className="text-[0.75rem] text-faint">{words.host}</p>
          <p className="line-clamp-2 text-dense font-semibold">{words.socialTitle}</p>
          <p className="line-clamp-2 text-[0.8125rem] text-muted">{words.socialDescription}</p>
        </div>
      </div>
    </figure>
  )
}
