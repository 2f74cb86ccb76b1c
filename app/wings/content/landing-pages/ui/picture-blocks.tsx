import { SmartLink } from '~/ui/site-button'
import { FULL_WIDTH_SIZES, type Picture } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'

export function ImageBlock({ block, blockData }: { block: BlockOfType<'image'>; blockData: BlockData }) {
  const isInColumn = useIsInColumn()
  const { picture: shown, caption } = block
  const picture = shown && blockData.pictures[shown.id]
  if (!picture) return null
  return (
    <BlockFrame>
      <figure>
        <div className="overflow-hidden rounded-lg bg-wash shadow-rest">
          <PictureImage
            picture={{ ...picture, alt: shown.alt }}
            sizes={isInColumn ? '(min-width: 48rem) 50vw, calc(100vw - 2.5rem)' : FULL_WIDTH_SIZES}
          />
        </div>
        {caption && <figcaption className="mt-4 text-small text-faint">{caption}</figcaption>}
      </figure>
    </BlockFrame>
  )
}

/** Who else trusts the studio: marks of one height, on paper in the dark too, because most are drawn for it. */
export function LogosBlock({
  block: { title, items },
  blockData,
}: {
  block: BlockOfType<'logos'>
  blockData: BlockData
}) {
  const shown = items.flatMap(({ picture, url }) => {
    const found = picture && blockData.pictures[picture.id]
    return found ? [{ picture: { ...found, alt: picture.alt }, url }] : []
  })
  if (!title && shown.length === 0) return null
  return (
    <BlockFrame title={title}>
      <ul className="flex flex-wrap gap-4">
        {[...shown.entries()].map(([place, { picture, url }]) => (
          <li key={place} className="flex h-20 w-36 rounded-md border border-line bg-on-deep px-5 py-4">
            {url && picture.alt ? (
              <SmartLink to={url} aria-label={picture.alt} className="block h-full w-full">
                <Logo picture={picture} />
              </SmartLink>
            ) : (
              <Logo picture={picture} />
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

function Logo({ picture }: { picture: Picture }) {
  return (
    <span className="block h-full w-full [&>span]:bg-transparent!">
      <PictureImage picture={picture} sizes="7rem" className="object-contain!" />
    </span>
  )
}
