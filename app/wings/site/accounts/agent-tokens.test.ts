import { expect, test } from '~test/test'
import { MAX_AGENT_TOKENS } from './agent-token'
import { issueAgentToken, recordAgentTokenUse, revokeAgentToken } from './agent-tokens.commands.server'
import { findAgentByToken, listAgentTokensForUser } from './agent-tokens.queries.server'
import { AgentTokenMissing, TooManyAgentTokens } from './errors'
import { aProfile } from './fixtures'

test('a token opens the account of its person until it is ended, and the database knows its hash only', async ({
  db,
}) => {
  const mara = await aProfile(db)
  const { id, token } = await issueAgentToken(db, mara.id, 'Robin')
  expect(await findAgentByToken(db, token)).toEqual({ tokenId: id, name: 'Robin', person: mara })
  const [row] = await db.selectFrom('agentTokens').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  await revokeAgentToken(db, mara.id, id)
  expect(await findAgentByToken(db, token)).toBeUndefined()
})

test('somebody else’s token is neither seen nor ended', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const { id, token } = await issueAgentToken(db, mara.id, 'Robin')
  expect(await listAgentTokensForUser(db, ben.id)).toEqual([])
  for (const wrong of [id, 'no id', '00000000-0000-4000-8000-000000000000'])
    await expect(revokeAgentToken(db, ben.id, wrong)).rejects.toThrow(AgentTokenMissing)
  expect(await findAgentByToken(db, token)).toBeDefined()
})

test('twenty tokens are the most', async ({ db }) => {
  const mara = await aProfile(db)
  for (let made = 0; made < MAX_AGENT_TOKENS; made++) await issueAgentToken(db, mara.id, `Robin ${made}`)
  await expect(issueAgentToken(db, mara.id, 'One more')).rejects.toThrow(TooManyAgentTokens)
})

test('the last use is remembered, to the minute', async ({ db }) => {
  const mara = await aProfile(db)
  const { id } = await issueAgentToken(db, mara.id, 'Robin')
  const usedAt = async () => (await listAgentTokensForUser(db, mara.id))[0]?.lastUsedAt
  expect(await usedAt()).toBeNull()
  await recordAgentTokenUse(db, id, new Date('2026-03-01T10:00:00Z'))
  await recordAgentTokenUse(db, id, new Date('2026-03-01T10:00:30Z'))
  expect(await usedAt()).toEqual(new Date('2026-03-01T10:00:00Z'))
  await recordAgentTokenUse(db, id, new Date('2026-03-01T10:02:00Z'))
  expect(await usedAt()).toEqual(new Date('2026-03-01T10:02:00Z'))
})
