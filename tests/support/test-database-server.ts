import { startPostgres } from '../../scripts/throwaway-postgres.mjs'

/** Has a PostgreSQL at TEST_DATABASE_URL for all workers: the one that is given, or one of its own until the run ends. */
export default async function ensureTestServer() {
  if (process.env.TEST_DATABASE_URL) return async () => {}
  const { url, stop } = await startPostgres()
  process.env.TEST_DATABASE_URL = url
  return stop
}

export function getTestServerUrl() {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names no PostgreSQL for the tests.')
  return TEST_DATABASE_URL
}
