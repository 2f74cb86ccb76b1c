import islandScripts from 'virtual:islands'
import { use } from 'react'
import printStyles from '~/ui/print.css?url'
import { privateAreas } from '../private-areas'
import { PageNonceContext } from './page-nonce'

/**
 * What a page of plain HTML loads: the script that starts its islands, and the rules by which a browser prepares the page
 * behind a link that somebody points at.
 */
export function PlainPageScripts() {
  const nonce = use(PageNonceContext)
  const [entry, ...imports] = islandScripts
  return (
    <>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={entry} />
      {/* a browser waits for it before it prints, not before it draws */}
      <link rel="stylesheet" href={printStyles} media="print" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of constants */}
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  )
}

// where a visit changes something, belongs to one person or is an application
const unprepared = [...privateAreas, '/checkout'].flatMap((area) => [area, `${area}/*`, `${area}\\?*`])

const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...unprepared, '/planner/*', '/*.*'] } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target], [data-in-place] *' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
