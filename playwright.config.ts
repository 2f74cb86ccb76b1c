import { defineConfig, devices } from '@playwright/test'
import { freePort } from './tests/support/running-site'

// chosen once: the processes of the run inherit it
process.env.E2E_PORT ??= String(await freePort())

const SCREENS = /(admin-screens|every-page)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/site-for-browsers.ts',
  outputDir: 'test-results',
  // journeys change the site that they share; looking at every screen changes nothing, and goes on beside them
  projects: [
    { name: 'screens', testMatch: SCREENS, workers: 1 },
    { name: 'journeys', testIgnore: SCREENS, workers: 1 },
  ],
  workers: 2,
  timeout: 120_000,
  // a busy machine is no fault of the code; what passes only at the second time is named as flaky
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    // not a local address: visitors of a local site count as its admins
    baseURL: 'http://harbor.test',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
      args: [
        `--host-resolver-rules=MAP harbor.test 127.0.0.1:${process.env.E2E_PORT}`,
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
