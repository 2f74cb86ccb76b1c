import { notFound } from '~/platform/errors/errors'
import { apiErrorResponse } from '~/platform/http/api-error'
import { contentDisposition } from '~/platform/http/content-disposition'
import { databaseContext } from '~/platform/http/request-context.server'
import { slugify } from '~/platform/text/slug'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import type { ExportFormat } from '../export/export-formats'
import type { PlanFile } from '../export/plan-file'
import { planToCsv } from '../export/plan-to-csv'
import { planToJira } from '../export/plan-to-jira'
import { planToLinear } from '../export/plan-to-linear'
import { planToMarkdown } from '../export/plan-to-markdown'
import { planToTaskMaster } from '../export/plan-to-task-master'
import { planToSpecKit } from '../export/spec-kit/plan-to-spec-kit'
import { findPlanFor } from '../queries.server'
import type { StoredPlan } from '../stored-plan'
import type { Route } from './+types/plan-export'

interface PlanFormat {
  type: string
  /** The name of the file; `slug` is that of the plan. */
  file: (slug: string) => string
  write: (stored: StoredPlan) => string | Uint8Array
}

const CSV = 'text/csv; charset=utf-8'

const formats: Record<ExportFormat, PlanFormat> = {
  markdown: {
    type: 'text/markdown; charset=utf-8',
    file: (slug) => `${slug}.md`,
    write: ({ title, plan }) => planToMarkdown(plan, title),
  },
  csv: { type: CSV, file: (slug) => `${slug}.csv`, write: ({ plan }) => planToCsv(plan) },
  json: {
    type: 'application/json',
    file: (slug) => `${slug}.json`,
    write: ({ title, brief, plan }) =>
      `${JSON.stringify({ format: 'studio-plan', title, brief, plan } satisfies PlanFile, null, 2)}\n`,
  },
  'spec-kit': { type: 'application/zip', file: (slug) => `${slug}-spec-kit.zip`, write: planToSpecKit },
  'task-master': { type: 'application/json', file: () => 'tasks.json', write: planToTaskMaster },
  linear: { type: CSV, file: (slug) => `${slug}-linear.csv`, write: planToLinear },
  jira: { type: CSV, file: (slug) => `${slug}-jira.csv`, write: ({ plan }) => planToJira(plan) },
}

const isFormat = (name: string): name is ExportFormat => Object.hasOwn(formats, name)

/** The plan as a file: to read, for spreadsheets, for other tools, and JSON to import again. */
export async function loader({ context, params: { sprintId, format: name } }: Route.LoaderArgs) {
  if (!isFormat(name)) return apiErrorResponse(404, `Choose a format: ${Object.keys(formats).join(', ')}.`)
  const { type, file, write } = formats[name]
  const stored = await findPlanFor(context.get(databaseContext), context.get(userContext), sprintId)
  if (!stored) throw notFound('Plan')
  return new Response(Buffer.from(write(stored)), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': contentDisposition(file(slugify(stored.title) || 'plan')),
      'Cache-Control': 'no-store',
    },
  })
}
