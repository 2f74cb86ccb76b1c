import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createSiteFolder } from './site-folder'

/** An empty folder that goes away with the test. */
export function tempFolder() {
  return removeAfterTest(mkdtempSync(path.join(tmpdir(), 'test-')))
}

/** The folder of a site that was started once before (see site-folder.ts); it goes away with the test. */
export async function tempSiteFolder(how?: { DEMO?: string }) {
  return removeAfterTest(await createSiteFolder(how))
}

function removeAfterTest(folder: string) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
