import type { Database } from '~/platform/database/database.server'
import { commitStep, type RunClaim } from './claim-run.commands.server'
import type { RunTable, RunUpdate } from './define-runs.server'

interface BatchedRun<Table extends RunTable> {
  claim: RunClaim<Table>
  /** The position of the last item that is done. */
  doneCount: number
}

interface Batches<Item extends { position: number }> {
  /** The next items behind a position, in their order, as many as one transaction takes. */
  find(position: number): Promise<Item[]>
  /** Does them as part of `tx`. */
  work(tx: Database, items: Item[]): Promise<unknown>
}

/** Works at the items of a run to the last one, each batch in one transaction with how far the run is then. @throws ClaimLost */
export async function runBatches<Table extends RunTable, Item extends { position: number }>(
  db: Database,
  { claim, doneCount }: BatchedRun<Table>,
  { find, work }: Batches<Item>,
) {
  let position = doneCount
  for (;;) {
    const items = await find(position)
    const last = items.at(-1)
    if (!last) return
    const progress = { doneCount: last.position } as unknown as RunUpdate<Table>
    await commitStep(db, claim, progress, (tx) => work(tx, items))
    position = last.position
  }
}
