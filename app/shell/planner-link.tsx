import { Link } from 'react-router'
import { plannerPrefix } from '~/domains/planner/paths'
import { PlannerLogo } from './brand/planner-logo'
import { useBrand } from './use-brand'

/** The planner's own logo: the studio's name steps back, the planner's is bold. */
export function PlannerLink() {
  const { brand } = useBrand()
  return (
    <Link
      to={`/${plannerPrefix}`}
      className="inline-flex min-h-11 items-center gap-2.5 font-heading text-h3 font-bold tracking-tight"
    >
      <PlannerLogo />
      <span>
        <span className="font-medium text-muted">{brand.name}</span> Planner
      </span>
    </Link>
  )
}
