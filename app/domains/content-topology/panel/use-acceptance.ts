import { useChange } from '~/ui/workspace/use-change'
import type { SentenceForLink } from '../link-facts'

const PATH = '/admin/internal-links/suggestions/acceptance'

type Acceptable = NonNullable<SentenceForLink['acceptable']>

/** Makes a link of a sentence, with Undo. The map itself follows once the page has been read again. */
export function useAcceptance() {
  const change = useChange()
  return (acceptable: Acceptable) =>
    change<{ pages: unknown[] }>({
      path: PATH,
      json: { suggestions: [acceptable] },
      done: () => 'The link is in its text.',
      undo: ({ pages }) => ({ path: PATH, method: 'DELETE', json: { pages }, done: 'Taken out again.' }),
    })
}
