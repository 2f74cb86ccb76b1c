import { makePlan } from '../../app/domains/plans/engine/make-plan'
import { TEN_IDEAS } from '../../app/domains/plans/fixtures'
import type { SignedInUser } from './account'
import { ask } from './http'

/** A plan as a file that can be imported. */
export function aPlanFile(title: string, kind: keyof typeof TEN_IDEAS = 'browser-extension') {
  const brief = TEN_IDEAS[kind]
  return { format: 'studio-plan', title, brief, plan: makePlan(brief, { today: '2026-03-02' }) }
}

export type PlanFile = ReturnType<typeof aPlanFile>

/** Imports a plan for somebody and answers its id. */
export async function importPlan(origin: string, { cookie }: Pick<SignedInUser, 'cookie'>, file: PlanFile) {
  const { status, headers } = await ask(origin, '/planner/import', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ plan: JSON.stringify(file) }).toString(),
  })
  const id = /\/planner\/dashboard\/([\w-]{36})/.exec(String(headers.location))?.[1]
  if (!id) throw new Error(`The plan was not imported (${status}).`)
  return id
}
