import type { Hono } from 'hono'
import type { ApiEnv } from '../api/api.server'
import type { RunActor, Runs, RunTable } from './define-runs.server'
import { pauseRun, resumeRun, stopRun, undoRun } from './run-control.commands.server'
import { findRunStatus } from './runs.queries.server'

/**
 * The addresses of the runs of one table, for a room to mount where their description says: GET `/:runId/progress` answers
 * a `RunStatus`, POST to `/:runId/pause`, `resume`, `stop` and `undo` steers a run. What starts one is added by the room.
 */
export function createRunsApi<Table extends RunTable>(api: Hono<ApiEnv<{ admin: RunActor }>>, runs: Runs<Table>) {
  return api
    .get('/:runId/progress', async (c) => c.json(await findRunStatus(c.var.db, runs, c.req.param('runId'))))
    .post('/:runId/pause', async (c) => {
      await pauseRun(c.var.db, runs, c.var.admin, c.req.param('runId'))
      return c.json({})
    })
    .post('/:runId/resume', async (c) => {
      await resumeRun(c.var.db, runs, c.var.admin, c.req.param('runId'))
      return c.json({})
    })
    .post('/:runId/stop', async (c) => {
      await stopRun(c.var.db, runs, c.var.admin, c.req.param('runId'))
      return c.json({})
    })
    .post('/:runId/undo', async (c) => {
      await undoRun(c.var.db, runs, c.var.admin, c.req.param('runId'))
      return c.json({})
    })
}

export type RunsApi = ReturnType<typeof createRunsApi>
