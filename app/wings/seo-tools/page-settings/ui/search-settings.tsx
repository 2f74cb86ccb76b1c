import { Switch } from '~/ui/workspace/switch'
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
        label="Search title"
        maxLength={200}
        placeholder={words.title}
        labelAside={`${title} of ${MAX_TITLE_PX} px`}
        hint={tooWide(title, MAX_TITLE_PX)}
      />
      <SettingsTextField
        form={writing}
        name="metaDescription"
        label="Search description"
        maxLength={500}
        rows={3}
        placeholder={words.description}
        labelAside={`${words.description.length} characters, ${description} of ${MAX_DESCRIPTION_PX} px`}
        hint={tooWide(description, MAX_DESCRIPTION_PX)}
      />
      <SettingsTextField
        form={writing}
        name="canonicalUrl"
        label="Canonical address"
        maxLength={2_000}
        isCode
        placeholder={words.path}
        hint="Only when the same text stands elsewhere first."
      />
      <SettingsTextField
        form={writing}
        name="robotsMeta"
        label="Robots"
        maxLength={200}
        isCode
        placeholder="index, follow"
        hint="Such as noindex, nofollow, noarchive, max-snippet:120. Empty: search engines may do as they like."
      />
      <SettingsTextField
        form={writing}
        name="breadcrumbLabel"
        label="Label in breadcrumbs"
        maxLength={100}
        hint="Empty: the title of the post or product, else the last part of the address."
      />
      <Switch
        label="List it in the sitemap"
        hint="What is kept out of search engines, or is canonical elsewhere, is never listed."
        checked={writing.settings.inSitemap}
        onCheckedChange={(inSitemap) => writing.change({ inSitemap })}
      />
    </>
  )
}

function tooWide(width: number, limit: number) {
  return width > limit ? 'Longer than what search results show.' : undefined
}
