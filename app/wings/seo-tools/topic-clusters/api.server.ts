import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import { findLinkSuggestion } from '~/wings/seo-tools/internal-links/link-suggestion.queries.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { changeCluster, undoClusterChange } from './cluster-changes.commands.server'
import { clusterChangeForm, clusterForm, storedClusterForm, undoClusterChangeForm } from './cluster-forms'
import { createCluster, removeCluster, restoreCluster } from './commands.server'
import { draftTopicPage, undoTopicDraft } from './draft-topic-page.commands.server'
import { ClusterIsGone } from './errors'
import { dismissProposal, dismissProposalForm, restoreProposal } from './proposals/dismissals.commands.server'
import { draftedTopicPageSchema, topicDraftForm } from './topic-draft'

// two hundred topics of 200 characters in any script, with their ids
const MAX_BODY_BYTES = 512 * 1024
const clusterParam = uuidParam('clusterId', () => new ClusterIsGone())
const linkEnds = z.object({ from: z.uuid(), to: z.uuid() })
const undoDraftForm = draftedTopicPageSchema.extend(undoClusterChangeForm.shape)

export const topicClustersApi = createAdminApi()
  /** Makes a cluster and answers its id. */
  .post('/', jsonBody(clusterForm, MAX_BODY_BYTES), async (c) => {
    return c.json({ id: await createCluster(c.var.db, c.var.admin, c.req.valid('json')) })
  })
  /** The sentence of one page that could carry a link to another one: `?from=<id>&to=<id>`. */
  .get('/link-suggestion', async (c) => {
    const { data } = linkEnds.safeParse(c.req.query())
    if (!data) throw new DomainError('Link not found.', 404)
    return c.json(await findLinkSuggestion(c.var.db, data))
  })
  /** Has a cluster not be proposed again; DELETE has it be proposed again. */
  .post('/dismissed-proposals', jsonBody(dismissProposalForm), async (c) => {
    await dismissProposal(c.var.db, c.var.admin, c.req.valid('json'))
    return c.json({ id: c.req.valid('json').id })
  })
  .delete('/dismissed-proposals', jsonBody(dismissProposalForm), async (c) => {
    await restoreProposal(c.var.db, c.var.admin, c.req.valid('json'))
    return c.json({ id: c.req.valid('json').id })
  })
  /** Changes one thing of a cluster and answers how to take that back; DELETE takes such an answer back. */
  .post('/:clusterId/changes', clusterParam, jsonBody(clusterChangeForm, MAX_BODY_BYTES), async (c) => {
    return c.json(await changeCluster(c.var.db, c.var.admin, c.req.param('clusterId'), c.req.valid('json')))
  })
  .delete('/:clusterId/changes', clusterParam, jsonBody(undoClusterChangeForm, MAX_BODY_BYTES), async (c) => {
    return c.json(await undoClusterChange(c.var.db, c.var.admin, c.req.param('clusterId'), c.req.valid('json')))
  })
  /** Makes the page that a topic misses, as a draft; DELETE takes such an answer back. */
  .post('/:clusterId/drafts', clusterParam, jsonBody(topicDraftForm), async (c) => {
    const drafting = draftTopicPage(c.var.db, c.var.admin, c.req.param('clusterId'), c.req.valid('json'))
    return c.json(await drafting.catch(throwFieldMessages))
  })
  .delete('/:clusterId/drafts', clusterParam, jsonBody(undoDraftForm, MAX_BODY_BYTES), async (c) => {
    return c.json(await undoTopicDraft(c.var.db, c.var.admin, c.req.param('clusterId'), c.req.valid('json')))
  })
  /** Removes a cluster and answers it; DELETE brings such an answer back. */
  .post('/:clusterId/removal', clusterParam, async (c) => {
    return c.json(await removeCluster(c.var.db, c.var.admin, c.req.param('clusterId')))
  })
  .delete('/:clusterId/removal', clusterParam, jsonBody(storedClusterForm, MAX_BODY_BYTES), async (c) => {
    const id = c.req.param('clusterId')
    await restoreCluster(c.var.db, c.var.admin, id, c.req.valid('json'))
    return c.json({ id })
  })

/** There is no form beside whose fields it could be said what a template lacks. */
function throwFieldMessages(error: unknown): never {
  if (!(error instanceof InvalidFields)) throw error
  throw new DomainError([error.message, ...Object.values(error.fields)].join(' '), 422)
}
