import { Switch } from '~/ui/workspace/switch'
import { LanguageSelect } from '~/wings/site/settings/language-select'
import {
  DESCRIPTION_FONT,
  MAX_DESCRIPTION_PX,
  MAX_TITLE_PX,
  TITLE_FONT,
  usePixelWidth,
} from '~/wings/web/seo-analysis/use-pixel-width'
import type { ResolvedPageTexts } from './resolve-page-texts'
import { type PageSettingsFormState, SettingsTextField } from './settings-text-field'

/** What stands in search results. */
export function SearchSettings({ writing, words }: { writing: PageSettingsFormState; words: ResolvedPageTexts }) {
  const title = usePixelWidth(words.title, TITLE_FONT)
  const description = usePixelWidth(words.description, DESCRIPTION_FONT)
  return (
    <>
      <SettingsTextField
        form={writing}
        name="metaTitle"
        label="SEO title"
        maxLength={200}
        placeholder={words.title}
        labelAside={`${title} of ${MAX_TITLE_PX} px`}
        hint={tooWide(title, MAX_TITLE_PX)}
      />
      <SettingsTextField
        form={writing}
        name="metaDescription"
        label="Meta description"
        maxLength={500}
        rows={3}
        placeholder={words.description}
        labelAside={`${words.description.length} characters, ${description} of ${MAX_DESCRIPTION_PX} px`}
        hint={tooWide(description, MAX_DESCRIPTION_PX)}
      />
      <SettingsTextField
        form={writing}
        name="canonicalUrl"
        label="Canonical URL"
        maxLength={2_000}
        isCode
        placeholder={words.path}
        hint="Only needed if the original content is at another URL."
      />
      <SettingsTextField
        form={writing}
        name="robotsMeta"
        label="Meta robots"
        maxLength={200}
        isCode
        placeholder="index, follow"
        hint="For example noindex, nofollow, noarchive, max-snippet:120."
      />
      <SettingsTextField
        form={writing}
        name="breadcrumbLabel"
        label="Breadcrumb label"
        maxLength={100}
        hint="Leave empty to use the page’s title."
      />
      <LanguageSelect
        label="Language"
        emptyLabel="Site language"
        value={writing.settings.language}
        onPick={(language) => writing.change({ language })}
      />
      <Switch
        label="Include in sitemap"
        hint="Pages with noindex or another canonical URL are never included."
        checked={writing.settings.inSitemap}
        onCheckedChange={(inSitemap) => writing.change({ inSitemap })}
      />
    </>
  )
}

function tooWide(width: number, limit: number) {
  return width > limit ? 'Too long: search results cut it off.' : undefined
}
