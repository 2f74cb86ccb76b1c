import { Link } from 'react-router'
import { Switch } from '~/ui/workspace/switch'
import { PictureImage } from '~/wings/site/media/picture-image'
import { languageName } from '~/wings/site/settings/content-language'
import { LanguageSelect } from '~/wings/site/settings/language-select'
import { SeoInputs } from '~/wings/web/seo/seo-inputs'
import { seoRecord } from '~/wings/web/seo/seo-record'
import { SocialPreview } from '~/wings/web/seo/social-preview'
import { SearchPreview } from '~/wings/web/seo-analysis/search-preview'
import { useEntryEditor } from '../entry-editor-context'
import { usePicture } from '../pictures-provider'
import { UrlField } from '../url-field'
import { useSeoForm } from './use-seo-form'
import { useSeoPreviewText } from './use-seo-preview-text'

/** How the piece stands in search results and on social networks. */
export function SeoPanel() {
  const { draft, config, brandName, siteLanguage, publicationState } = useEntryEditor()
  const cover = usePicture(config.getPictureId(draft.content))
  const { texts, host, path } = useSeoPreviewText()
  const form = useSeoForm(texts)
  const { seo } = draft.content
  return (
    <div className="grid gap-5">
      <SearchPreview
        brandName={brandName}
        result={{ title: texts.metaTitle, description: texts.metaDescription, host, path }}
      />
      <SeoInputs group="search" form={form} />
      <SocialPreview
        card={{ title: texts.ogTitle, description: texts.ogDescription, host }}
        image={
          cover && <PictureImage picture={{ ...cover, alt: '' }} sizes="20rem" className="h-full w-full object-cover" />
        }
      />
      <SeoInputs group="social" form={form} />
      <UrlField
        label={seoRecord.canonicalUrl.label}
        hint="Only if this content was first published at another URL."
        value={seo.canonicalUrl}
        onChange={(url) => form.change('canonicalUrl', url)}
      />
      <LanguageSelect
        label={seoRecord.language.label}
        hint="Search engines, screen readers and the analysis read the text in it."
        emptyLabel={`Site language (${languageName(siteLanguage)})`}
        value={seo.language}
        onPick={(language) => form.change('language', language)}
      />
      <Switch
        label={seoRecord.robotsMeta.inEntries.label}
        hint={`Adds noindex. The ${config.noun} stays public.`}
        checked={seo.isNoindex}
        onCheckedChange={(isNoindex) => form.change('isNoindex', isNoindex)}
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
