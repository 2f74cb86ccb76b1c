import { defineJob } from '~/platform/jobs/define-job.server'
import { purgeTemplates } from './commands.server'

export const emptyTemplateTrashJob = defineJob({
  name: 'empty-template-trash',
  cron: '52 2 * * *',
  work: (db) => purgeTemplates(db),
})
