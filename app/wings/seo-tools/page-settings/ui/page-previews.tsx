import { useState } from 'react'
import type { SeoTexts } from '~/wings/web/seo/resolve-seo-texts'
import type { PageSettings } from '~/wings/web/seo/seo-fields'
import { SocialPreview } from '~/wings/web/seo/social-preview'
import { SearchPreview } from '~/wings/web/seo-analysis/search-preview'
import { currentSocialImagePath } from '~/wings/web/social-images/social-image'

/** A page as it speaks of itself when nothing is set. */
export interface PageDefaults {
  path: string
  /** In search results; networks show its name alone. */
  title: string
  name: string
  description: string
  brandName: string
  host: string
}

interface PagePreviewsProps {
  settings: PageSettings
  texts: SeoTexts
  page: PageDefaults
  /** Another one after each change that was saved, with which the drawn picture is another, too. */
  version: string
}

/** The page as others will show it, drawn as it is typed. */
export function PagePreviews({ settings, texts, page, version }: PagePreviewsProps) {
  const { brandName, host, path } = page
  const { ogImage, twitterImage } = settings
  const drawn = <GeneratedImage key={version} address={`${currentSocialImagePath(path)}?${version}`} />
  return (
    <aside aria-label="Previews" className="grid content-start gap-6 lg:sticky lg:top-6">
      <SearchPreview
        brandName={brandName}
        result={{ title: texts.metaTitle, description: texts.metaDescription, host, path }}
      />
      <SocialPreview
        card={{ title: texts.ogTitle, description: texts.ogDescription, host }}
        image={previewImage(ogImage) ?? drawn}
      />
      <SocialPreview
        label="X"
        card={{ title: texts.twitterTitle, description: texts.twitterDescription, host }}
        image={previewImage(twitterImage || ogImage) ?? drawn}
      />
    </aside>
  )
}

/** The picture of the page as it is saved; a page that is not public yet has none. */
function GeneratedImage({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return 'Generated when the page is published'
  return <img src={address} alt="" className="h-full w-full object-cover" onError={() => setMissing(true)} />
}

/** Only pictures of this site are drawn: the policy of its pages loads none from elsewhere. */
function previewImage(address: string) {
  if (!address) return null
  if (!address.startsWith('/')) return 'External image'
  return <img src={address} alt="" className="h-full w-full object-cover" />
}
