import { defineJob } from '~/platform/jobs/define-job.server'
import { purgePictures, sweepMediaFiles } from './purge-pictures.commands.server'

/** Removes the rows of what was deleted and not taken back, and then their files. */
export const purgeDeletedPicturesJob = defineJob({
  name: 'purge-deleted-pictures',
  work: (db, _data, { DATA_DIR }) => purgePictures(db, DATA_DIR),
})

/** Once a day: uploads that nobody finished, deletions whose job was lost, files without a row. */
export const sweepMediaJob = defineJob({
  name: 'sweep-media',
  cron: '41 3 * * *',
  work: (db, _data, { DATA_DIR }) => sweepMediaFiles(db, DATA_DIR),
})
