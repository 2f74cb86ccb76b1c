import { expect, test } from 'vitest'
import { readEnvironment } from '~/platform/env/env.server'
import { listConnectedServices } from './connected-services.server'

const services = (variables: Record<string, string>) => {
  const env = readEnvironment({ SECRET: 'a secret of the test suite', ORIGIN: 'https://shop.example', ...variables })
  return listConnectedServices({ SECRET: '', ...env })
}
const wordsOf = (name: string, variables: Record<string, string>) =>
  services(variables).find((service) => service.name === name)

test('what the site is connected to is told without a key, a password or a token', () => {
  const told = JSON.stringify(
    services({
      STRIPE_SECRET_KEY: 'sk_live_hush1',
      STRIPE_WEBHOOK_SECRET: 'whsec_hush2',
      SMTP_URL: 'smtp://me:hush3@mail.example:587',
      DATABASE_URL: 'postgres://me:hush4@db.example/site',
      S3_URL: 'https://hush5:hush6@s3.example/bucket',
      ERROR_REPORT_URL: 'https://hush7@errors.example/1',
    }),
  )
  expect(told).not.toMatch(/hush|a secret/)
  expect(told).toContain('live mode')
  for (const host of ['mail.example', 'db.example', 's3.example/bucket', 'errors.example']) expect(told).toContain(host)
})

test('without keys a local site takes test payments, and a public one none', () => {
  expect(wordsOf('Payments', { ORIGIN: 'http://localhost:3000' })?.state).toBe('stand-in')
  expect(wordsOf('Payments', {})?.state).toBe('off')
  expect(
    wordsOf('Payments', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })?.description,
  ).toMatch(/test mode/)
})
