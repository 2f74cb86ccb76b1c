import { formatCount } from '~/platform/text/format-number'
import { useMutation } from '~/ui/workspace/use-mutation'
import { internalLinksClient } from './api'
import type { AcceptResult } from './suggestions/commands.server'
import type { PagePair } from './suggestions/dismissals.commands.server'
import type { AcceptedSuggestion, LinkedEntries } from './suggestions/suggestion-forms'

/** Makes links of suggestions, or has them not be shown again; each with Undo. `readAgain` as in `useMutation`. */
export function useSuggestionActions(readAgain?: () => void) {
  const change = useMutation(readAgain)

  /** `onAccepted` gets what `takeBack` takes out again. */
  function accept(suggestions: AcceptedSuggestion[], onAccepted?: (accepted: LinkedEntries) => void) {
    return change({
      ...internalLinksClient.post('/accepted-suggestions', { json: { suggestions } }),
      successMessage: (accepted) => {
        onAccepted?.(accepted.pages)
        return acceptedMessage(accepted)
      },
      undo: ({ pages }) => takingBack(pages),
    })
  }

  function takeBack(pages: LinkedEntries) {
    const { successMessage, ...call } = takingBack(pages)
    return change({ ...call, successMessage: () => successMessage })
  }

  function dismiss(chosen: PagePair[]) {
    const json = { pairs: chosen.map(({ from, to }) => ({ from, to })) }
    return change({
      ...internalLinksClient.post('/dismissed-suggestions', { json }),
      successMessage: () => (chosen.length === 1 ? 'Suggestion dismissed.' : `${chosen.length} suggestions dismissed.`),
      undo: () => ({
        ...internalLinksClient.delete('/dismissed-suggestions', { json }),
        successMessage: 'Suggestion restored.',
      }),
    })
  }

  return { accept, takeBack, dismiss }
}

const takingBack = (pages: LinkedEntries) => ({
  ...internalLinksClient.delete('/accepted-suggestions', { json: { pages } }),
  successMessage: 'Link removed.',
})

function acceptedMessage({ links, refused }: AcceptResult) {
  const made = links === 1 ? 'Link added.' : `${links} links added.`
  const [first] = refused
  if (!first) return made
  return `${made} ${formatCount(refused.length, 'was not added', 'were not added')}: ${first.reason}`
}
