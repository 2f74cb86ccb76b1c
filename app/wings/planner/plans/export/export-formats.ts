/** The files that a plan leaves as, and what the menu calls them. */
export const EXPORT_FORMATS = {
  markdown: 'Markdown',
  csv: 'CSV (tasks)',
  json: 'JSON (full plan)',
  'spec-kit': 'spec-kit (specification, plan, tasks)',
  'task-master': 'Task Master (tasks.json)',
  linear: 'Linear (CSV)',
  jira: 'Jira (CSV)',
}

export type ExportFormat = keyof typeof EXPORT_FORMATS
