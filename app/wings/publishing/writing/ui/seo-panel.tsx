import { Link } from 'react-router'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { Switch } from '~/ui/workspace/switch'
import { PictureImage } from '~/wings/site/media/picture-image'
import { languageName } from '~/wings/site/settings/content-language'
import { LanguageSelect } from '~/wings/site/settings/language-select'
import { SocialPreview } from '~/wings/web/seo/social-preview'
import { SearchPreview } from '~/wings/web/seo-analysis/search-preview'
import {
  DESCRIPTION_FONT,
  MAX_DESCRIPTION_PX,
  MAX_TITLE_PX,
  TITLE_FONT,
  usePixelWidth,
} from '~/wings/web/seo-analysis/use-pixel-width'
import type { SeoFields } from '../entry'
import { useEntryEditor } from '../entry-editor-context'
import { usePicture } from '../pictures-provider'
import { UrlField } from '../url-field'
import { type SeoPreviewText, useSeoPreviewText } from './use-seo-preview-text'

/** How the piece stands in search results and on social networks. */
export function SeoPanel() {
  const { draft, config, brandName, siteLanguage, publicationState } = useEntryEditor()
  const cover = usePicture(config.getPictureId(draft.content))
  const { seo } = draft.content
  const words = useSeoPreviewText()
  const change = (part: Partial<typeof seo>) => draft.change({ seo: { ...seo, ...part } })
  return (
    <div className="grid gap-5">
      <SearchPreview brandName={brandName} result={words} />
      <SearchFields seo={seo} preview={words} change={change} />
      <SocialPreview
        card={words}
        image={
          cover && <PictureImage picture={{ ...cover, alt: '' }} sizes="20rem" className="h-full w-full object-cover" />
        }
      />
      <SocialFields seo={seo} preview={words} change={change} />
      <UrlField
        label="Canonical URL"
        hint="Only if this content was first published at another URL."
        value={seo.canonicalUrl}
        onChange={(canonicalUrl) => change({ canonicalUrl })}
      />
      <LanguageSelect
        label="Language"
        hint="Search engines, screen readers and the analysis read the text in it."
        emptyLabel={`Site language (${languageName(siteLanguage)})`}
        value={seo.language}
        onPick={(language) => change({ language })}
      />
      <Switch
        label="Hide from search engines"
        hint={`Adds noindex. The ${config.noun} stays public.`}
        checked={seo.isNoindex}
        onCheckedChange={(isNoindex) => change({ isNoindex })}
      />
      {publicationState.publishedAt && (
        <Link
          to={`/admin/seo-settings/pages/edit?${new URLSearchParams({ path: config.pathFor(publicationState.publishedSlug) })}`}
          className="link justify-self-start text-dense"
        >
          Advanced SEO settings
        </Link>
      )}
    </div>
  )
}

interface SeoFieldsProps {
  seo: SeoFields
  preview: SeoPreviewText
  change: (part: Partial<SeoFields>) => void
}

function SearchFields({ seo, preview, change }: SeoFieldsProps) {
  const titleWidth = usePixelWidth(preview.title, TITLE_FONT)
  const descriptionWidth = usePixelWidth(preview.description, DESCRIPTION_FONT)
  return (
    <>
      <Field
        label="SEO title"
        labelAside={`${titleWidth} of ${MAX_TITLE_PX} px`}
        hint={tooWide(titleWidth, MAX_TITLE_PX)}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            placeholder={preview.title}
            value={seo.metaTitle}
            onChange={(event) => change({ metaTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Meta description"
        labelAside={`${descriptionWidth} of ${MAX_DESCRIPTION_PX} px`}
        hint={tooWide(descriptionWidth, MAX_DESCRIPTION_PX)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            placeholder={preview.description}
            value={seo.metaDescription}
            onChange={(event) => change({ metaDescription: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function SocialFields({ seo, preview, change }: SeoFieldsProps) {
  return (
    <>
      <Field label="Social title">
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            placeholder={preview.socialTitle}
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
            placeholder={preview.socialDescription}
            value={seo.ogDescription}
            onChange={(event) => change({ ogDescription: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function tooWide(width: number, limit: number) {
  return width > limit ? 'Too long: it may be cut off in search results.' : undefined
}
