import { defineEntryJobs } from '~/wings/publishing/writing/jobs.server'
import { productEntryType } from './product-entry-type.server'

export const { announcePublication: announceProductPublicationJob, emptyTrash: emptyProductTrashJob } =
  defineEntryJobs(productEntryType)
