import { href, Link } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

const exampleIdeas = [
  'A marketplace where neighbors rent out tools, with search, a map, messages and reviews',
  'An internal tool that replaces the spreadsheet of repair requests in our warehouse, with approvals',
  'A course site for piano with video lessons, quizzes and certificates; students pay once per course',
]

/** What the list is for, and ideas to try it with. */
export function PlansEmptyState() {
  return (
    <EmptyState
      title="No plans yet"
      text="Describe an idea in a sentence or two. You get requirements, stories, estimates and a schedule to build from."
      action={
        <div className="grid justify-items-center gap-5 text-dense">
          <ButtonLink variant="primary" to={href('/planner/new')}>
            Start a new plan
          </ButtonLink>
          <div className="grid gap-2">
            <p className="text-faint">Or begin with one of these and change it:</p>
            <ul className="grid max-w-xl gap-1.5">
              {exampleIdeas.map((idea) => (
                <li key={idea}>
                  <Link
                    to={`${href('/planner/new')}?${new URLSearchParams({ idea })}`}
                    className="block rounded-md border border-line bg-surface px-3 py-2.5 text-left hover:border-faint"
                  >
                    {idea}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      }
    />
  )
}
