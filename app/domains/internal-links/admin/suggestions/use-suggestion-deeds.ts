import { useChange } from '~/ui/workspace/use-change'
import type { ChosenSuggestion, LinkedPieces } from '../../suggesting/chosen-suggestion'
import type { AcceptedLinks } from '../../suggesting/commands.server'
import type { ListedSuggestion } from '../../suggesting/find-suggestions.server'
import { acceptancePath, dismissalPath } from '../paths'

type WithWords = ListedSuggestion & { words: string }

/** Makes links of suggestions, or has them not be shown again; each with Undo. */
export function useSuggestionDeeds() {
  const change = useChange()

  function accept(chosen: WithWords[]) {
    const suggestions: ChosenSuggestion[] = chosen.map(({ from, to, text, start, end, words }) => ({
      ...{ from, to, text, start, end, words },
    }))
    return change<AcceptedLinks>({
      path: acceptancePath,
      json: { suggestions },
      done: sentenceFor,
      undo: ({ pages }) => ({
        ...{ path: acceptancePath, method: 'DELETE', json: { pages } satisfies { pages: LinkedPieces } },
        done: 'Taken out again.',
      }),
    })
  }

  function dismiss(chosen: ListedSuggestion[]) {
    const json = { pairs: chosen.map(({ from, to }) => ({ from, to })) }
    return change({
      ...{ path: dismissalPath, json },
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
