import { SearchPreview } from '~/domains/seo/search-preview'
import { SocialPreview } from '~/domains/seo/social-preview'
import type { ShownWords } from './page-words'

/** The page as others will show it, drawn as it is typed. */
export function PagePreviews({ words, brandName }: { words: ShownWords; brandName: string }) {
  const { cardTitle: socialTitle, cardDescription: socialDescription } = words
  return (
    <aside aria-label="Previews" className="grid content-start gap-6 lg:sticky lg:top-6">
      <SearchPreview brandName={brandName} words={words} />
      <SocialPreview words={words} picture={pictureAt(words.image)} />
      <SocialPreview
        label="On X"
        words={{ host: words.host, socialTitle, socialDescription }}
        picture={pictureAt(words.cardImage)}
      />
    </aside>
  )
}

/** Only pictures of this site are drawn: the policy of its pages loads none from elsewhere. */
function pictureAt(address: string) {
  if (!address) return null
  if (!address.startsWith('/')) return 'A picture from elsewhere'
  return <img src={address} alt="" className="h-full w-full object-cover" />
}
