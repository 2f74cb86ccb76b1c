import { useChange } from '~/ui/workspace/use-change'
import { acceptancePath, dismissalPath } from './admin/paths'
import type { ChosenSuggestion, LinkedPieces } from './suggesting/chosen-suggestion'
import type { AcceptedLinks } from './suggesting/commands.server'
import type { PagePair } from './suggesting/dismissals.server'

/** Makes links of suggestions, or has them not be shown again; each with Undo. `readAgain` as in `useChange`. */
export function useSuggestionDeeds(readAgain?: () => void) {
  const change = useChange(readAgain)

  function accept(suggestions: ChosenSuggestion[]) {
    return change<AcceptedLinks>({
      path: acceptancePath,
      json: { suggestions },
      done: sentenceFor,
      undo: ({ pages }) => ({
        path: acceptancePath,
        method: 'DELETE',
        json: { pages } satisfies { pages: LinkedPieces },
        done: 'Taken out again.',
      }),
    })
  }

  function dismiss(chosen: PagePair[]) {
    const json = { pairs: chosen.map(({ from, to }) => ({ from, to })) }
    return change({
      path: dismissalPath,
      json,
      done: () => (chosen.length === 1 ? 'Not suggested again.' : `${chosen.length} are not suggested again.`),
      undo: () => ({ path: dismissalPath, method: 'DELETE', json, done: 'Suggested again.' }),
    })
  }

  return { accept, dismiss }
}

function sentenceFor({ links, refused }: AcceptedLinks) {
  const made = links === 1 ? 'The link is in its text.' : `${links} links are in their texts.`
  const [first] = refused
  if (!first) return made
  return `${made} ${refused.length === 1 ? 'One is not' : `${refused.length} are not`}: ${first.reason}`
}
