import { PlanIllustration } from './plan-illustration'
import { StartPlanButton } from './start-plan-button'

export function PlannerLandingHero() {
  return (
    <section className="overflow-hidden pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="wrap grid items-center gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h1 className="text-display">Plan your product before you&nbsp;build it.</h1>
          <p className="mt-6 max-w-xl text-lead text-muted">
            Describe what you want to build and answer at most five questions. You get requirements with acceptance
            criteria, estimates and a schedule.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <StartPlanButton />
            <p className="text-small text-faint">You only need an email address.</p>
          </div>
        </div>
        <div className="mx-auto w-full max-w-2xl">
          <PlanIllustration />
        </div>
      </div>
    </section>
  )
}
