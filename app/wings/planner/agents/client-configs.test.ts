import { expect, test } from 'vitest'
import { buildClientConfigs } from './client-configs'

test('each program is told the address and the token, in the form that it reads', () => {
  const [claude, cursor, code] = buildClientConfigs('https://harbor.test/mcp', 'planner_abc').map(
    ({ snippet }) => snippet,
  )
  expect(claude).toBe(
    'claude mcp add --transport http planner https://harbor.test/mcp --header "Authorization: Bearer planner_abc"',
  )
  const server = { url: 'https://harbor.test/mcp', headers: { Authorization: 'Bearer planner_abc' } }
  expect(JSON.parse(cursor ?? '')).toEqual({ mcpServers: { planner: server } })
  expect(JSON.parse(code ?? '')).toEqual({ servers: { planner: { type: 'http', ...server } } })
})
