import { renderToString } from 'react-dom/server'
import { createRoutesStub, type RouterContextProvider } from 'react-router'
import { aPerson } from '~/domains/accounts/fixtures'
import { userContext } from '~/domains/accounts/user-guard.server'
import { aStoredPlan } from '~/domains/plans/stored-fixtures'
import { callRoute } from '~test/request'
import { expect, test } from '~test/test'
import BoardRoute, { loader } from './board'
import { loader as guideLoader } from './build-guide-last'

type Person = Awaited<ReturnType<typeof aPerson>>

/** The route as the guard of the planner lets this person in. */
const as =
  <Args extends { context: Readonly<RouterContextProvider> }, Result>(
    person: Person,
    load: (args: Args) => Promise<Result>,
  ) =>
  (args: Args) => {
    args.context.set(userContext, { ...person, full_name: '', is_admin: false })
    return load(args)
  }

test('without ?plan= the board and the guide of the plan that was looked at last open', async ({ db }) => {
  const ada = await aPerson(db)
  const last = await aStoredPlan(db, ada)
  await aStoredPlan(db, ada, 'game')
  await callRoute(as(ada, loader), db, { path: `/planner/board?plan=${last}` })
  const board = await callRoute(as(ada, loader), db, { path: '/planner/board?q=list' }).catch((answer) => answer)
  expect(board.headers.get('location')).toBe(`/planner/board?q=list&plan=${last}`)
  const guide = await callRoute(as(ada, guideLoader), db).catch((answer) => answer)
  expect(guide.headers.get('location')).toBe(`/planner/build-guide/${last}`)
})

test('who has no plan reads what a board is for, and where plans begin', async ({ db }) => {
  const eve = await aPerson(db)
  const loaderData = await callRoute(as(eve, loader), db, { path: '/planner/board' })
  const Site = createRoutesStub([
    { path: '*', Component: () => <BoardRoute {...({ loaderData } as Parameters<typeof BoardRoute>[0])} /> },
  ])
  const html = renderToString(<Site initialEntries={['/planner/board']} />)
  expect(html).toContain('No plans yet')
  expect(html).toContain('href="/planner/new"')
})
