import { Link } from 'react-router'
import { PictureImage } from '~/domains/media/picture-image'
import { DESCRIPTION_FONT, DESCRIPTION_PX, TITLE_FONT, TITLE_PX, usePixelWidth } from '~/domains/seo/pixel-width'
import { SearchPreview } from '~/domains/seo/search-preview'
import { SocialPreview } from '~/domains/seo/social-preview'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { Switch } from '~/ui/workspace/switch'
import { usePicture } from '../../pictures'
import type { SeoFields } from '../../piece'
import { usePieceScreen } from '../../screen-context'
import { WebAddressField } from '../../web-address-field'
import { type SeoWords, useSeoWords } from './use-seo-words'

/** How the piece stands in search results and on social networks. */
export function SeoPanel() {
  const { writing, kind, brandName, publicState } = usePieceScreen()
  const cover = usePicture(kind.pictureOf(writing.content))
  const { seo } = writing.content
  const words = useSeoWords()
  const change = (part: Partial<typeof seo>) => writing.change({ seo: { ...seo, ...part } })
  return (
    <div className="grid gap-5">
      <SearchPreview brandName={brandName} words={words} />
      <SearchFields seo={seo} words={words} change={change} />
      <SocialPreview
        words={words}
        picture={
          cover && <PictureImage picture={{ ...cover, alt: '' }} sizes="20rem" className="h-full w-full object-cover" />
        }
      />
      <SocialFields seo={seo} words={words} change={change} />
      <WebAddressField
        label="Canonical address"
        hint="Only when the same text stands elsewhere first."
        value={seo.canonicalUrl}
        onChange={(canonicalUrl) => change({ canonicalUrl })}
      />
      <Switch
        label="Keep out of search engines"
        hint={`The ${kind.noun} stays public for who has its address.`}
        checked={seo.isNoindex}
        onCheckedChange={(isNoindex) => change({ isNoindex })}
      />
      {publicState.publishedAt && (
        <Link
          to={`/admin/seo-settings/pages/edit?${new URLSearchParams({ path: kind.pathOf(publicState.publicSlug) })}`}
          className="link justify-self-start text-dense"
        >
          Breadcrumb, meta tags, structured data
        </Link>
      )}
    </div>
  )
}

interface SeoFieldsProps {
  seo: SeoFields
  words: SeoWords
  change: (part: Partial<SeoFields>) => void
}

function SearchFields({ seo, words, change }: SeoFieldsProps) {
  const titleWidth = usePixelWidth(words.title, TITLE_FONT)
  const descriptionWidth = usePixelWidth(words.description, DESCRIPTION_FONT)
  return (
    <>
      <Field label="Search title" aside={`${titleWidth} of ${TITLE_PX} px`} hint={tooWide(titleWidth, TITLE_PX)}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            placeholder={words.title}
            value={seo.metaTitle}
            onChange={(event) => change({ metaTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Search description"
        aside={`${descriptionWidth} of ${DESCRIPTION_PX} px`}
        hint={tooWide(descriptionWidth, DESCRIPTION_PX)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            placeholder={words.description}
            value={seo.metaDescription}
            onChange={(event) => change({ metaDescription: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function SocialFields({ seo, words, change }: SeoFieldsProps) {
  return (
    <>
      <Field label="Social title">
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            placeholder={words.socialTitle}
            value={seo.ogTitle}
            onChange={(event) => change({ ogTitle: event.target.value })}
          />
        )}
      </Field>
      <Field label="Social description">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            placeholder={words.socialDescription}
            value={seo.ogDescription}
            onChange={(event) => change({ ogDescription: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function tooWide(width: number, limit: number) {
  return width > limit ? 'Longer than what search results show.' : undefined
}
