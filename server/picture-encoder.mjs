/*
 * A process of its own draws pictures: decoding takes hundreds of megabytes that a long-running server would not get back,
 * and a picture made to crash the decoder takes down nothing else. Jobs come and go as messages of the parent.
 */
import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { encodePictureFiles } from './pictures/encode-picture.mjs'
import { PictureError } from './pictures/picture-format.mjs'
import { composeSocialCard } from './pictures/social-card.mjs'

// 0 is what the server runs with, 19 the most patient: whoever waits for a page goes first. There is no way back to 0
// without privileges, so the process begins with 0 for imports, which keep nobody waiting.
const BACKGROUND_PRIORITY = 10
try {
  // when memory runs out, Linux ends this process and not the server
  writeFileSync('/proc/self/oom_score_adj', '900')
} catch {
  // other systems have no such file
}

/** @typedef {{ id: number, file: string, folder: string, formats: string[], lanes: number }} PictureJob */
/** @typedef {{ id: number, file: string, card: import('./pictures/social-card.mjs').Card, lanes: number }} CardJob */

// whoever asked is gone: nobody waits for the answer any more
process.on('disconnect', () => process.exit())

process.on('message', async (/** @type {PictureJob | CardJob} */ { id, ...job }) => {
  // a site that was started with more patience keeps it: less is for privileged users only
  if (job.lanes === 1 && getPriority() < BACKGROUND_PRIORITY) setPriority(BACKGROUND_PRIORITY)
  try {
    process.send?.({ id, drawn: 'card' in job ? await composeSocialCard(job) : await encodePictureFiles(job) })
  } catch (error) {
    const fault = error instanceof PictureError ? error.kind : 'damaged'
    process.send?.({ id, fault, cause: error instanceof Error ? error.message : String(error) })
  }
})
