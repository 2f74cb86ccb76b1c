import { useState } from 'react'
import { SocialPreview } from '~/wings/web/seo/social-preview'
import { SearchPreview } from '~/wings/web/seo-analysis/search-preview'
import { currentSocialImagePath } from '~/wings/web/social-images/social-image'
import type { ResolvedPageTexts } from './resolve-page-texts'

interface PagePreviewsProps {
  texts: ResolvedPageTexts
  brandName: string
  /** Another one after each change that was saved, with which the drawn picture is another, too. */
  version: string
}

/** The page as others will show it, drawn as it is typed. */
export function PagePreviews({ texts, brandName, version }: PagePreviewsProps) {
  const { cardTitle: socialTitle, cardDescription: socialDescription } = texts
  const drawn = <GeneratedImage key={version} address={`${currentSocialImagePath(texts.path)}?${version}`} />
  return (
    <aside aria-label="Previews" className="grid content-start gap-6 lg:sticky lg:top-6">
      <SearchPreview brandName={brandName} result={texts} />
      <SocialPreview card={texts} image={previewImage(texts.image) ?? drawn} />
      <SocialPreview
        label="X"
        card={{ host: texts.host, socialTitle, socialDescription }}
        image={previewImage(texts.cardImage) ?? drawn}
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
