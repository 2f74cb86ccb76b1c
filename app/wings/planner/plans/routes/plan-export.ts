import { notFound } from '~/platform/errors/errors'
import { apiErrorResponse } from '~/platform/http/api-error'
import { contentDisposition } from '~/platform/http/content-disposition'
import { databaseContext } from '~/platform/http/request-context.server'
import { slugify } from '~/platform/text/slug'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import type { PlanFile } from '../export/plan-file'
import { planToCsv } from '../export/plan-to-csv'
import { planToMarkdown } from '../export/plan-to-markdown'
import { findPlanFor } from '../queries.server'
import type { StoredPlan } from '../stored-plan'
import type { Route } from './+types/plan-export'

const formats: Record<string, { type: string; extension: string; write: (stored: StoredPlan) => string }> = {
  markdown: {
    type: 'text/markdown; charset=utf-8',
    extension: 'md',
    write: ({ title, plan }) => planToMarkdown(plan, title),
  },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: ({ plan }) => planToCsv(plan) },
  json: {
    type: 'application/json',
    extension: 'json',
    write: ({ title, brief, plan }) =>
      `${JSON.stringify({ format: 'studio-plan', title, brief, plan } satisfies PlanFile, null, 2)}\n`,
  },
}

/** The plan as a file: Markdown to read, CSV for spreadsheets, JSON for programs and to import again. */
export async function loader({ context, params: { sprintId, format: name } }: Route.LoaderArgs) {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!format) return apiErrorResponse(404, 'Choose a format: markdown, csv or json.')
  const stored = await findPlanFor(context.get(databaseContext), context.get(userContext), sprintId)
  if (!stored) throw notFound('Plan')
  return new Response(Buffer.from(format.write(stored)), {
    headers: {
      'Content-Type': format.type,
      'Content-Disposition': contentDisposition(`${slugify(stored.title) || 'plan'}.${format.extension}`),
      'Cache-Control': 'no-store',
    },
  })
}
