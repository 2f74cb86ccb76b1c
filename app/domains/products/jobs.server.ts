import { defineEntryJobs } from '~/domains/writing/jobs.server'
import { productEntryType } from './product-kind.server'

export const { announcePublication: announceProductPublication, emptyTrash: emptyProductTrash } =
  defineEntryJobs(productEntryType)
