import { CornerDownRight } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import { statusOf } from '../listing/link-status'
import type { ListedLink } from '../listing/list-links.server'
import type { MendedPage } from '../mending/lead-straight.server'
import { LinkMenu } from './link-menu'
import { straightPath } from './paths'

/** What can be done about a link: the one thing that mends it, and the rest in a menu. */
export function LinkDeeds({ link }: { link: ListedLink }) {
  const leadStraight = useStraightening()
  const isInText = link.place === 'body' && link.fromPage !== null
  return (
    <span className="inline-flex items-center gap-1">
      {statusOf(link) === 'redirected' && isInText && (
        <Button
          icon={CornerDownRight}
          onClick={() => void leadStraight(link)}
          aria-label={`Lead straight: “${link.anchor}” on ${link.fromTitle}`}
        >
          Lead straight
        </Button>
      )}
      <LinkMenu link={link} />
    </span>
  )
}

/** Has the links of a text lead where their redirect ends, with Undo. */
function useStraightening() {
  const change = useChange()
  return ({ fromPage, to }: ListedLink) =>
    change<MendedPage>({
      path: straightPath,
      json: { fromPage, path: to },
      done: ({ edits }) =>
        edits.length === 1 ? 'The link leads straight there.' : `${edits.length} links lead straight there.`,
      undo: (mended) => ({ path: straightPath, method: 'DELETE', json: mended, done: 'Back as it was.' }),
    })
}
