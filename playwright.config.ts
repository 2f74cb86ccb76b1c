import { defineConfig, devices } from '@playwright/test'
import { importKnowledgeFiles } from './scripts/knowledge-files.ts'
import { temporaryRoot } from './scripts/temporary-root.mjs'
import { findWorkerSite } from './tests/support/e2e-site'

process.env.TMPDIR = temporaryRoot()
importKnowledgeFiles()

const SCREENS = /(admin-screens|public-pages)\.spec\.ts$/
const site = findWorkerSite()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-e2e-sites.ts',
  outputDir: 'test-results',
  // screens first: they are looked at before journeys have left anything there
  projects: [
    { name: 'screens', testMatch: SCREENS, fullyParallel: true },
    { name: 'journeys', testIgnore: SCREENS },
  ],
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    // not a local address: visitors of a local site count as its admins
    baseURL: 'http://harbor.test',
    // what cannot be clicked is said long before the whole test is out of time
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // a record of every test costs a third of the time
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
      args: [
        // each worker reads this file anew and has its own site
        ...(site ? [`--host-resolver-rules=MAP harbor.test ${new URL(site.origin).host}`] : []),
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
