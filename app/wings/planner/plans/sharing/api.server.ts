import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { createUserApi } from '~/wings/site/accounts/user-api.server'
import { leavePlan, undoLeavePlan } from '../membership.commands.server'
import { invitationSchema, memberSchema } from './member-forms'
import { changeMemberRole, inviteMember, removeMember } from './members.commands.server'
import { restoreReadOnlyKey, setReadOnlyKey } from './read-only-link.commands.server'
import { findPlanSharing } from './sharing.queries.server'

const undoSchema = z.strictObject({ token: z.string().max(2_000) })

export const sharingApi = createUserApi()
  /** Who has the plan. */
  .get('/:planId/members', async (c) =>
    c.json(await findPlanSharing(c.var.db, c.var.siteEnv, c.var.user, c.req.param('planId'))),
  )
  /** Invites somebody by e-mail. */
  .post('/:planId/members', jsonBody(invitationSchema), async (c) => {
    const invitation = c.req.valid('json')
    await inviteMember(c.var.db, c.var.siteEnv, c.var.user, c.req.param('planId'), invitation)
    return c.json(invitation)
  })
  /** Changes a role. */
  .patch('/:planId/members', jsonBody(invitationSchema), async (c) => {
    const member = c.req.valid('json')
    await changeMemberRole(c.var.db, c.var.user, c.req.param('planId'), member)
    return c.json(member)
  })
  /** Takes the plan away from somebody. */
  .delete('/:planId/members', jsonBody(memberSchema), async (c) =>
    c.json({ role: await removeMember(c.var.db, c.var.user, c.req.param('planId'), c.req.valid('json').email) }),
  )
  /** Takes it back that one gave up one's part, by the token of that. */
  .post('/:planId/membership', jsonBody(undoSchema), async (c) => {
    const id = c.req.param('planId')
    await undoLeavePlan(c.var.db, c.var.siteEnv, c.var.user, id, c.req.valid('json').token)
    return c.json({ id })
  })
  /** Gives up one's part in a plan and answers a token. */
  .delete('/:planId/membership', async (c) =>
    c.json({ token: await leavePlan(c.var.db, c.var.siteEnv, c.var.user, c.req.param('planId')) }),
  )
  /** Makes a new link, which ends the one of before; `before` is a token that takes this back. */
  .post('/:planId/read-only-link', async (c) => {
    const { db, siteEnv, user } = c.var
    const key = randomUUID()
    return c.json({ key, before: await setReadOnlyKey(db, siteEnv, user, c.req.param('planId'), key) })
  })
  /** Takes the last change back by its token. */
  .put('/:planId/read-only-link', jsonBody(undoSchema), async (c) => {
    const { db, siteEnv, user } = c.var
    return c.json(await restoreReadOnlyKey(db, siteEnv, user, c.req.param('planId'), c.req.valid('json').token))
  })
  .delete('/:planId/read-only-link', async (c) => {
    const { db, siteEnv, user } = c.var
    return c.json({ key: null, before: await setReadOnlyKey(db, siteEnv, user, c.req.param('planId'), null) })
  })
