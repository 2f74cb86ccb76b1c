import type { Database } from '~/platform/database/database.server'
import { listDataSets } from '~/wings/content/bulk/data-sets.queries.server'
import { findTemplate } from '~/wings/content/templates/queries.server'
import { findSubjectsWithAction } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { listDemoEntries } from './demo-entries.server'
import { demoDataSet, readDemoTemplateId } from './demo-files.server'
import type { DemoEntryKind } from './demo-state.server'

/** What is there of the demo: what may go, and what somebody has edited and therefore stays. */
export async function findDemoContent(db: Database) {
  const all = await listDemoEntries(db)
  const template = await findTemplate(db, await readDemoTemplateId())
  const dataSet = await findUnchangedDataSet(db)
  const isTemplateThere = template && !template.deletedAt
  const isTemplateEdited = isTemplateThere && template.revision > 1
  return {
    entries: all.filter(({ isEdited }) => !isEdited),
    template: isTemplateThere && !isTemplateEdited ? { id: template.id, title: template.name } : undefined,
    dataSet,
    kept: [
      ...all.filter(({ isEdited }) => isEdited).map(({ title, kind }) => ({ title, kind: kind as string })),
      ...(isTemplateEdited ? [{ title: template.name, kind: 'template' }] : []),
    ],
  }
}

async function findUnchangedDataSet(db: Database) {
  const dataSet = (await listDataSets(db)).find(({ name }) => name === demoDataSet.name)
  if (!dataSet) return undefined
  const changes = await findSubjectsWithAction(
    db,
    [`data-set:${dataSet.id}`],
    ['data set.replaced', 'data set.renamed'],
  )
  return changes.size === 0 ? { id: dataSet.id, title: dataSet.name } : undefined
}

const nouns: [kind: DemoEntryKind, one: string, many: string][] = [
  ['post', 'blog post', 'blog posts'],
  ['product', 'product', 'products'],
  ['landing-page', 'page', 'pages'],
]

/** What would go and what would stay, for whoever has to decide. */
export async function forecastDemoRemoval(db: Database) {
  const { entries, template, dataSet, kept } = await findDemoContent(db)
  const counted = nouns.map(([kind, one, many]) => {
    const titles = entries.filter((entry) => entry.kind === kind).map(({ title }) => title)
    return { label: titles.length === 1 ? `1 ${one}` : `${titles.length} ${many}`, titles }
  })
  return {
    goes: [
      ...counted,
      { label: '1 template', titles: template ? [template.title] : [] },
      { label: '1 data set', titles: dataSet ? [dataSet.title] : [] },
    ].filter(({ titles }) => titles.length > 0),
    kept,
  }
}

export type DemoRemovalForecast = Awaited<ReturnType<typeof forecastDemoRemoval>>
