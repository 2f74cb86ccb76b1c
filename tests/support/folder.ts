import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { siteFolder } from './site-folder'

/** An empty folder that goes away with the test. */
export function aFolder() {
  return untilTestFinished(mkdtempSync(path.join(tmpdir(), 'test-')))
}

/** The folder of a site that was started once before (see site-folder.ts); it goes away with the test. */
export async function aSiteFolder(how?: { DEMO?: string }) {
  return untilTestFinished(await siteFolder(how))
}

function untilTestFinished(folder: string) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
