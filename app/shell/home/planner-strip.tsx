import { SiteButtonLink } from '~/ui/button'
import { useBrand } from '../use-brand'

export function PlannerPromo() {
  const { brand } = useBrand()
  return (
    <section className="on-deep py-16 md:py-20">
      <div className="wrap grid items-center gap-8 md:grid-cols-[1fr_auto] md:gap-16">
        <div className="max-w-2xl">
          <h2 className="text-h2">An idea goes in. A&nbsp;plan comes out.</h2>
          <p className="mt-4 text-lead text-muted">
            Answer a few questions, and the planner writes the stories, the criteria, the estimates and the order in
            which to build. You can edit every line of it.
          </p>
        </div>
        <div>
          <SiteButtonLink to={brand.tryUrl}>Try the planner</SiteButtonLink>
        </div>
      </div>
    </section>
  )
}
