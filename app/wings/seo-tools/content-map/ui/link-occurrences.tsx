import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import type { LinkSentence } from '~/wings/seo-tools/internal-links/link-sentence.queries.server'
import { useSuggestionActions } from '~/wings/seo-tools/internal-links/use-suggestion-actions'
import type { LinkPlace } from '~/wings/web/pages/page-facts'
import type { LinkDetails } from '../link-details'

const placeLabels: Record<string, string> = {
  body: 'Content',
  card: 'Card',
  breadcrumbs: 'Breadcrumbs',
  navigation: 'Navigation',
  footer: 'Footer',
  other: 'Elsewhere on the page',
} satisfies Record<LinkPlace, string>

/** Each link with its words and where it stands; without one in the text, the sentence that could carry it. */
export function LinkOccurrences({ facts: { links, sentence, editorPath } }: { facts: LinkDetails }) {
  const isLinkedInText = links.some(({ place }) => place === 'body')
  return (
    <>
      {links.length > 0 && (
        <ul className="grid gap-3 text-dense">
          {links.map(({ position, anchor, place, heading, rel }) => (
            <li key={position} className="grid gap-1 border-l-2 border-line pl-3">
              <span className="font-semibold break-words">{anchor || 'Image without alt text'}</span>
              <span className="flex flex-wrap items-center gap-2 text-muted">
                {placeLabels[place]}
                {heading && `, under “${heading}”`}
                {rel && <Badge>{rel}</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isLinkedInText && <LinkProposal sentence={sentence} isWritten={editorPath !== null} />}
    </>
  )
}

function LinkProposal({ sentence, isWritten }: { sentence: LinkDetails['sentence']; isWritten: boolean }) {
  if (sentence === 'linked')
    return <p className="text-dense text-muted">The link has been added. The map updates within a minute.</p>
  return (
    <div className="grid gap-2 text-dense">
      <h3 className="font-semibold">No link in the content yet</h3>
      {sentence ? (
        <ProposedSentence sentence={sentence} />
      ) : (
        <p className="text-muted">{isWritten ? NO_SENTENCE : NO_EDITOR}</p>
      )}
    </div>
  )
}

const NO_SENTENCE = 'No sentence mentions the target page. Add one in the editor.'
const NO_EDITOR = 'This page is built in and cannot be edited.'

function ProposedSentence({ sentence: found }: { sentence: LinkSentence }) {
  const { sentence, start, end, reason, suggestion } = found
  const { isTaken, take } = useAcceptOnce(found)
  return (
    <>
      <p className="text-muted">Suggested sentence:</p>
      <blockquote className="border-l-2 border-accent pl-3 break-words">
        {sentence.slice(0, start)}
        <mark className="rounded-sm bg-accent-tint px-0.5 text-ink">{sentence.slice(start, end)}</mark>
        {sentence.slice(end)}
      </blockquote>
      <p className="text-muted">{reason}</p>
      {suggestion && (
        <Button icon={Link2} disabled={isTaken} onClick={() => void take()} className="justify-self-start">
          Add link
        </Button>
      )}
    </>
  )
}

/** A sentence is taken once: until the server was asked again, nobody knows whether it could still carry the link. */
function useAcceptOnce(found: LinkSentence) {
  const [isUnderWay, setUnderWay] = useState(false)
  const [taken, setTaken] = useState<LinkSentence>()
  const { accept } = useSuggestionActions()
  async function take() {
    if (!found.suggestion) return
    setUnderWay(true)
    if (await accept([found.suggestion])) setTaken(found)
    setUnderWay(false)
  }
  return { isTaken: isUnderWay || taken === found, take }
}
