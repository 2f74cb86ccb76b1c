import fc from 'fast-check'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { expect, test } from '~test/test'
import { defineTestRuns } from '~test/test-runs'
import { type ClaimedRun, ClaimLost, claimRun, commitStep, releaseClaim, resetClaim } from './claim-run.commands.server'

const runs = defineTestRuns()

const STEPS = 12
const WORKERS = 3

const often = (weights: Record<string, number>) =>
  fc.constantFrom(...Object.entries(weights).flatMap(([does, times]) => Array<string>(times).fill(does)))
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: often({ take: 3, step: 5, die: 1, 'give back': 1 }), who: fc.nat(WORKERS - 1) }),
  },
  { weight: 1, arbitrary: fc.record({ does: often({ wait: 4, pause: 1, resume: 2 }), who: fc.constant(WORKERS) }) },
)
// those of one round come at the same time; a worker does one thing after the other
const round = fc.uniqueArray(action, { minLength: 1, maxLength: 3, selector: ({ who }) => who })
const rounds = fc.array(round, { minLength: 20, maxLength: 40 })

/** A run of twelve steps whose every step is a row of its own that can be written once, and those who work at it. */
class Race {
  #taken: (ClaimedRun<'linkRuns'> | undefined)[] = []
  #waited = 0

  constructor(
    readonly db: Database,
    readonly id: string,
  ) {}

  static async begin(db: Database) {
    const run = { phase: 'apply', settings: '{}', startedByEmail: 'ada@studio.test' }
    const { id } = await db.insertInto('linkRuns').values(run).returning('id').executeTakeFirstOrThrow()
    return new Race(db, id)
  }

  get #now() {
    return new Date(Date.now() + this.#waited)
  }

  async do({ does, who }: { does: string; who: number }) {
    if (does === 'take') this.#taken[who] ??= await claimRun(this.db, runs, this.id, undefined, this.#now)
    if (does === 'step') await this.#step(who)
    if (does === 'die') this.#taken[who] = undefined
    if (does === 'give back') await this.#try(who, ({ claim }) => releaseClaim(this.db, claim, {}, this.#now))
    if (does === 'wait') this.#waited += 61_000
    if (does === 'pause') await this.#steer('running', 'paused')
    if (does === 'resume') await this.#steer('paused', 'running')
  }

  #step(who: number) {
    return this.#try(who, async ({ claim, row }) => {
      if (row.doneCount === STEPS) return releaseClaim(this.db, claim, { state: 'completed' }, this.#now)
      const number = row.doneCount + 1
      const written = { runId: this.id, number, ruleId: newUuid(), keyword: '', target: '', opening: '' }
      const write = (tx: Database) => tx.insertInto('linkRunRules').values(written).execute()
      await commitStep(this.db, claim, { doneCount: number }, write, this.#now)
      row.doneCount = number
    })
  }

  /** Whoever has lost the work knows it, and forgets it. */
  async #try(who: number, act: (taken: ClaimedRun<'linkRuns'>) => Promise<unknown>) {
    const taken = this.#taken[who]
    if (!taken) return
    try {
      await act(taken)
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error
      if (this.#taken[who] === taken) this.#taken[who] = undefined
    }
  }

  async #steer(from: string, to: string) {
    const steered = { state: to, ...resetClaim(this.#now) }
    await this.db.updateTable('linkRuns').set(steered).where('id', '=', this.id).where('state', '=', from).execute()
  }

  /** Whether each step up to the place that the run has come to was done, and none beyond. */
  async expectWhole() {
    const run = await this.db.selectFrom('linkRuns').selectAll().where('id', '=', this.id).executeTakeFirstOrThrow()
    const done = await this.db
      .selectFrom('linkRunRules')
      .select('number')
      .where('runId', '=', this.id)
      .orderBy('number')
      .execute()
    expect(done.map(({ number }) => number)).toEqual(Array.from({ length: run.doneCount }, (_, at) => at + 1))
    return run
  }
}

test('however workers race, die, come back and are interrupted: each step is done once, and the work comes to its end', async ({
  database: { db },
}) => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const race = await Race.begin(db)
      for (const round of all) {
        await Promise.all(round.map((one) => race.do(one)))
        await race.expectWhole()
      }
      for (const does of ['die', 'pause', 'resume', 'take', ...Array(STEPS + 1).fill('step')])
        await race.do({ does, who: 0 })
      expect(await race.expectWhole()).toMatchObject({ state: 'completed', doneCount: STEPS, worker: null })
    }),
    { numRuns: 40 },
  )
})
