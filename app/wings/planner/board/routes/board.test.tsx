import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import BoardRoute, { loader } from './board'
import { loader as guideLoader } from './build-guide-redirect'

test('without ?plan= the board and the guide of the plan that was looked at last open', async ({ db }) => {
  const ada = await aProfile(db)
  const last = await aStoredPlan(db, ada)
  await aStoredPlan(db, ada, 'game')
  await callAsUser(loader, db, ada, { path: `/planner/board?plan=${last}` })
  const board = await callAsUser(loader, db, ada, { path: '/planner/board?q=list' }).catch((answer) => answer)
  expect(board.headers.get('location')).toBe(`/planner/board?q=list&plan=${last}`)
  const guide = await callAsUser(guideLoader, db, ada).catch((answer) => answer)
  expect(guide.headers.get('location')).toBe(`/planner/build-guide/${last}`)
})

test('who has no plan reads what a board is for, and where plans begin', async ({ db }) => {
  const eve = await aProfile(db)
  const loaderData = await callAsUser(loader, db, eve, { path: '/planner/board' })
  const Site = createRoutesStub([
    { path: '*', Component: () => <BoardRoute {...({ loaderData } as Parameters<typeof BoardRoute>[0])} /> },
  ])
  const html = renderToString(<Site initialEntries={['/planner/board']} />)
  expect(html).toContain('No plans yet')
  expect(html).toContain('href="/planner/new"')
})
