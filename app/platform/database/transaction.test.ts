import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '~test/test'
import type { Database } from './database.server'
import { inTransaction, onCommit } from './transaction.server'

const write = (tx: Database, name: string) => tx.insertInto('siteSettings').values({ name, value: '1' }).execute()

async function names(db: Database) {
  const rows = await db.selectFrom('siteSettings').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function fails(): Promise<never> {
  throw new Error('on purpose')
}

for (const time of ['first', 'second']) {
  test(`a test starts with an empty database, the ${time} time too`, async ({ db }) => {
    expect(await names(db)).toEqual([])
    await inTransaction(db, (tx) => write(tx, 'brand'))
    expect(await names(db)).toEqual(['brand'])
  })
}

test('what fails leaves nothing behind', async ({ database: { db } }) => {
  const attempt = inTransaction(db, async (tx) => {
    await write(tx, 'half')
    await fails()
  })
  await expect(attempt).rejects.toThrow('on purpose')
  expect(await names(db)).toEqual([])
})

test('a part that fails is undone alone, when the whole goes on without it', async ({ database: { db } }) => {
  await inTransaction(db, async (tx) => {
    await write(tx, 'a')
    const part = inTransaction(tx, async (inner) => {
      await write(inner, 'b')
      await inTransaction(inner, (innermost) => write(innermost, 'c'))
      await write(inner, 'a') // breaks the primary key
    })
    await expect(part).rejects.toThrow(/duplicate key/)
    await inTransaction(tx, (inner) => write(inner, 'd'))
  })
  expect(await names(db)).toEqual(['a', 'd'])
})

test('what is meant for after the commit waits for the outermost one', async ({ database: { db } }) => {
  const heard: string[] = []
  await inTransaction(db, async (tx) => {
    await inTransaction(tx, async (inner) => onCommit(inner, () => heard.push('inner')))
    onCommit(tx, () => heard.push('outer'))
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['inner', 'outer'])
})

test('what is meant for after the commit is dropped with what was undone', async ({ database: { db } }) => {
  const heard: string[] = []
  await inTransaction(db, async (tx) => {
    onCommit(tx, () => heard.push('kept'))
    const part = inTransaction(tx, async (inner) => {
      onCommit(inner, () => heard.push('undone part'))
      await fails()
    })
    await part.catch(() => {})
  })
  const whole = inTransaction(db, async (tx) => {
    onCommit(tx, () => heard.push('undone whole'))
    await fails()
  })
  await whole.catch(() => {})
  expect(heard).toEqual(['kept'])
})

test('a listener that fails neither undoes the commit nor keeps the others from hearing of it', async ({
  database: { db },
}) => {
  const heard: string[] = []
  await inTransaction(db, async (tx) => {
    await write(tx, 'a')
    onCommit(tx, () => {
      throw new Error('on purpose')
    })
    onCommit(tx, () => heard.push('next'))
  })
  expect(heard).toEqual(['next'])
  expect(await names(db)).toEqual(['a'])
})

test('nothing is promised for after the commit where there is none', async ({ database: { db } }) => {
  expect(() => onCommit(db, () => {})).toThrow('onCommit needs a transaction')
})

test('whoever asks meanwhile sees nothing of an open transaction and is no part of it', async ({
  database: { db },
}) => {
  const undone = inTransaction(db, async (tx) => {
    await write(tx, 'undone')
    await pause(50)
    await fails()
  })
  const failure = expect(undone).rejects.toThrow('on purpose')
  await pause(20)
  const seen = names(db)
  const own = write(db, 'own')
  await failure
  await own
  expect(await seen).not.toContain('undone')
  expect(await names(db)).toEqual(['own'])
})

test('several transactions at once all come through', async ({ database: { db } }) => {
  const all = ['a', 'b', 'c', 'd']
  await Promise.all(
    all.map((name) =>
      inTransaction(db, async (tx) => {
        await write(tx, name)
        await pause(5)
      }),
    ),
  )
  expect(await names(db)).toEqual(all)
})

test('asking the outer database inside a transaction is a mistake that is told; afterwards it is asked as ever', async ({
  database: { db },
}) => {
  const attempt = inTransaction(db, async (tx) => {
    await write(tx, 'in the transaction')
    await names(db)
  })
  await expect(attempt).rejects.toThrow('hand the transaction down')
  expect(await names(db)).toEqual([])
})
