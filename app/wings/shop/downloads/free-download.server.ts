import { href } from 'react-router'
import { z } from 'zod'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { DAY_MS } from '~/platform/time/dates'
import scopingTemplate from './files/scoping-template.md?raw'
import scopingWorksheet from './files/scoping-worksheet.csv?raw'

const LINK_DAYS = 30

/** What is given away for an address. The files are bundled with the server, so nobody finds them without a link. */
const freeDownloads = {
  'scoping-template': {
    title: 'The one-week scoping template',
    files: [
      { name: 'scoping-template.md', label: 'Template, Markdown', type: 'text/markdown', content: scopingTemplate },
      {
        name: 'scoping-worksheet.csv',
        label: 'Estimate sheet, CSV for any spreadsheet',
        type: 'text/csv',
        content: scopingWorksheet,
      },
    ],
  },
}

type FreeDownloadName = keyof typeof freeDownloads

const payload = z.object({ freeDownload: z.enum(Object.keys(freeDownloads) as [FreeDownloadName]) })

/** The full address of a download page that works for thirty days. */
export function createFreeDownloadUrl(
  env: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
  name: FreeDownloadName,
  now = new Date(),
) {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS)
  const token = signToken(env.SECRET, { freeDownload: name } satisfies z.infer<typeof payload>, expiresAt)
  return env.ORIGIN + href('/download/:token', { token })
}

/** What a link leads to. A link that is over is told from one that never was. */
export function findFreeDownload(env: Pick<SiteEnvironment, 'SECRET'>, token: string, now = new Date()) {
  const verified = verifyToken(env.SECRET, token, now)
  if (verified.state === 'expired') return 'expired'
  const parsed = payload.safeParse(verified.state === 'valid' ? verified.payload : undefined)
  return parsed.success ? freeDownloads[parsed.data.freeDownload] : undefined
}
