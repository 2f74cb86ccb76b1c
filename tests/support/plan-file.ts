import { makePlan } from '../../app/wings/planner/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '../../app/wings/planner/plans/fixtures'
import { httpRequest } from './http'
import type { SignedInUser } from './user-account'

/** A plan as a file that can be imported. */
export function createPlanFile(title: string, kind: keyof typeof SAMPLE_BRIEFS = 'browser-extension') {
  const brief = SAMPLE_BRIEFS[kind]
  return { format: 'studio-plan', title, brief, plan: makePlan(brief, { today: '2026-03-02' }) }
}

export type PlanFile = ReturnType<typeof createPlanFile>

/** Imports a plan for somebody and answers its id. */
export async function importPlan(origin: string, { cookie }: Pick<SignedInUser, 'cookie'>, file: PlanFile) {
  const { status, headers } = await httpRequest(origin, '/planner/import', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ plan: JSON.stringify(file) }).toString(),
  })
  const id = /\/planner\/dashboard\/([\w-]{36})/.exec(String(headers.location))?.[1]
  if (!id) throw new Error(`The plan was not imported (${status}).`)
  return id
}
